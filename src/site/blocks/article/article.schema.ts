import { z } from 'zod'
import { illustrations } from '#cms/reader/schemas/drawings.ts'
import {
	action,
	block,
	body,
	field,
	line,
	link,
	percent,
	terms,
	title,
} from '#site/blocks/block.ts'

/** A first screen with the page's heading beside an illustration. */
export const introBlock = block('intro', {
	title,
	lede: line('Entradilla'),
	illustration: field(z.enum(illustrations), 'Dibujo'),
	alternative: line('El dibujo en palabras', 'Para quien no lo ve'),
	action,
})

export const paragraphsBlock = block('paragraphs', {
	title,
	paragraphs: field(
		z.array(line('Párrafo', 'Puede tener enlaces y palabras destacadas')).min(1),
		'Párrafos',
	),
})

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
