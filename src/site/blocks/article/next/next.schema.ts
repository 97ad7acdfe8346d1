import { z } from 'zod'
import { action, block, body, field, link, percent, terms, title } from '#site/blocks/block.ts'

/** Links to pages, each with a small window. */
export const linkRows = field(
	z
		.array(
			link.extend({ level: field(percent, 'Luz', 'De la ventana, en por ciento'), text: body }),
		)
		.min(1),
	'Enlaces',
)

/** The app's features beyond a page, its price, and further reading. */
export const nextBlock = block('next', {
	title,
	text: body,
	terms,
	action,
	related: field(z.strictObject({ title, guides: linkRows }), 'Para seguir leyendo'),
})
