import { block, body, title } from '#site/blocks/block.ts'

/** The types of a page's family, or the neighbours of a page's type. Their words come from their pages. */
export const typesBlock = block('types', { title, text: body })
