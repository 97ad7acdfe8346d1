import { block } from '#site/blocks/block.ts'

/** The free tools. All pages of a language share the words. */
export const toolsBlock = block('tools', {})
