import { z } from 'zod'
import { momentNames } from '#cms/reader/schemas/drawings.ts'
import { action, block, body, field, line, title } from '#site/blocks/block.ts'

const moment = z.strictObject({
	moment: line('Momento', '“Wednesday, 16:10”'),
	title,
	text: body,
	picture: field(z.enum(momentNames), 'Dibujo'),
})

export const momentsBlock = block('moments', {
	title,
	text: body,
	action,
	items: field(z.tuple([moment, moment, moment]), 'Momentos'),
})
