import type { z } from 'zod'
import type { Day } from '#cms/reader/schemas/drawings.ts'
import { block, link } from '#site/blocks/block.ts'

/** The floating button at the end of a strip of seven evenings. */
export const stripBlock = block('strip', link.shape)

export type StripProps = z.infer<typeof stripBlock> & { readonly days: readonly Day[] }
