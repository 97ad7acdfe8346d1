import type { FreeTools } from '#cms/reader/schemas/free-tools.ts'
import { block, type BlockProps } from '#site/blocks/block.ts'

/** The free tools. All pages of a language share the words. */
export const toolsBlock = block('tools', {})

export type ToolsProps = BlockProps<typeof toolsBlock> & FreeTools
