import type { FreeTools } from '#cms/reader/schemas/free-tools.ts'
import { block, type BlockProps } from '#site/blocks/block.ts'

/** The free tools. Their words are the same on all pages of a language. */
export const toolsBlock = block('tools', {})

export type ToolsProps = BlockProps<typeof toolsBlock> & FreeTools
