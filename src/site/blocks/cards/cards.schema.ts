import { z } from 'zod'
import { text } from '#cms/reader/schemas/common.ts'
import { block, body, field, line, percent, title } from '#site/blocks/block.ts'

const captioned = { caption: line('Encima del número'), unit: line('Debajo del número') }

const part = z.strictObject({ name: line('Nombre'), points: field(percent, 'Puntos') })

const picture = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('forecast'), ...captioned }),
	z.strictObject({
		kind: z.literal('budget'),
		...captioned,
		parts: field(z.array(part), 'Lo prometido', 'De 100 puntos'),
		free: line('Lo que queda'),
	}),
	z.strictObject({
		kind: z.literal('message'),
		lines: field(z.tuple([text, text, text]), 'Mensajes', 'Pregunta, respuesta y réplica'),
	}),
	z.strictObject({ kind: z.literal('rest'), ...captioned }),
])

const card = z.strictObject({
	picture: field(picture, 'Imagen', 'Una parte de la aplicación'),
	title,
	description: body,
	claim: field(text.exactOptional(), 'Afirmación', 'Aparece debajo si está activada'),
})

export const cardsBlock = block('cards', {
	title,
	text: body,
	items: field(z.array(card), 'Tarjetas'),
	also: line('Además', 'Otras funciones, en Markdown'),
})
