import type { z } from 'zod'
import { text } from '#words/schemas/common.ts'
import type { Day } from '#words/schemas/drawings.ts'
import { block, field, line } from '#site/blocks/block.ts'

/** The floating button at the end of a strip of seven evenings. */
export const stripBlock = block('strip', {
	label: line('Texto del botón'),
	href: field(text, 'Adónde lleva'),
})

export type StripProps = z.infer<typeof stripBlock> & { readonly days: readonly Day[] }
