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

/** What the app adds to the tool of the page, the price of the app, and further reading. */
export const nextBlock = block('next', {
	title,
	text: body,
	terms,
	action,
	related: field(z.strictObject({ title, guides: linkRows }), 'Para seguir leyendo'),
})
