import { block } from '#site/blocks/block.ts'

/** All pages of a language share the words of this block. */
export const toolsBlock = block('tools', {})
