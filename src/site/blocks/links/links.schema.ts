import { z } from 'zod'
import { illustrations } from '#words/schemas/drawings.ts'
import { block, body, field, link, percent, title } from '#site/blocks/block.ts'

/** Links to pages: one with a picture, the others as rows. */
export const linksBlock = block('links', {
	title,
	feature: field(
		link.extend({ illustration: field(z.enum(illustrations), 'Dibujo'), text: body }),
		'Enlace con imagen',
	),
	rows: field(
		z.array(
			link.extend({ level: field(percent, 'Luz', 'De la ventana, en por ciento'), text: body }),
		),
		'Enlaces',
	),
})

export type LinksProps = z.infer<typeof linksBlock>
