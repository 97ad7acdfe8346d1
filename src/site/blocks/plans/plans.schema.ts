import { z } from 'zod'
import { text } from '#cms/reader/schemas/common.ts'
import { action, block, field, line, link } from '#site/blocks/block.ts'

const premium = z.strictObject({
	name: line('Nombre'),
	items: field(z.array(text), 'Qué incluye', 'Además del plan a la venta'),
	action: field(link.pick({ label: true }), 'Botón'),
	lead: field(
		z
			.strictObject({ prompt: line('Motivo'), disclosure: line('Lo que abre el formulario') })
			.exactOptional(),
		'Formulario de espera',
	),
})

/**
 * The plan on sale, and Premium. The prices and terms are not in the block, because they are in `src/content/facts`.
 */
export const plansBlock = block('plans', {
	items: field(z.array(text).min(1), 'Qué incluye', 'El plan a la venta'),
	action,
	premium: field(premium, 'Premium'),
	note: line('Nota'),
})
