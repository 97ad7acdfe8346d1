import type { z } from 'zod'
import type { FreeTools } from '#cms/reader/schemas/free-tools.ts'
import { block } from '#site/blocks/block.ts'

/** The free tools. Their words are the same on all pages of a language. */
export const toolsBlock = block('tools', {})

export type ToolsProps = z.infer<typeof toolsBlock> & FreeTools
