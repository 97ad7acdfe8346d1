import { block, link } from '#site/blocks/block.ts'

/** The floating button at the end of a strip of seven evenings. */
export const stripBlock = block('strip', link.shape)
