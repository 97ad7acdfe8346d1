import { block } from '#site/blocks/block.ts'

/** The frames that other sites can embed, each with its HTML to copy. All pages of a language share the words. */
export const embedBlock = block('embed', {})
