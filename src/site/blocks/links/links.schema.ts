import { z } from 'zod'
import { illustrations } from '#cms/reader/schemas/drawings.ts'
import { linkRows } from '#site/blocks/article/article.schema.ts'
import { block, body, field, link, title } from '#site/blocks/block.ts'

export const linksBlock = block('links', {
	title,
	feature: field(
		link.extend({ illustration: field(z.enum(illustrations), 'Dibujo'), text: body }),
		'Enlace con imagen',
	),
	rows: linkRows,
})
