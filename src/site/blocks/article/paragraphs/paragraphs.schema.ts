import { z } from 'zod'
import { block, field, line, title } from '#site/blocks/block.ts'

export const paragraphsBlock = block('paragraphs', {
	title,
	paragraphs: field(
		z.array(line('Párrafo', 'Puede tener enlaces y palabras destacadas')).min(1),
		'Párrafos',
	),
})
