import { z } from 'zod'
import { benefitIcons } from '#cms/reader/schemas/drawings.ts'
import { block, body, field, title } from '#site/blocks/block.ts'

const item = z.strictObject({
	title,
	text: body,
	icon: field(z.enum(benefitIcons).exactOptional(), 'Dibujo'),
})

export const textsBlock = block('texts', {
	title,
	look: field(
		z.enum(['plain', 'numbered', 'dark']),
		'Aspecto',
		'Claro, con números, u oscuro con el primero destacado',
	),
	items: field(z.array(item).min(1), 'Textos'),
})
