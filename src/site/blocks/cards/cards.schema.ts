import { z } from 'zod'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import { text } from '#words/schemas/common.ts'
import type { Day } from '#words/schemas/drawings.ts'
import { block, body, field, line, percent, title } from '../block.ts'

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

export type CardPictureWords = z.infer<typeof picture>

const card = z.strictObject({
	picture: field(picture, 'Imagen', 'Una parte de la aplicación'),
	title,
	description: body,
	claim: line('Afirmación', 'Aparece debajo si está activada'),
})

/** Benefits as cards, each with a part of the app and its claim. */
export const cardsBlock = block('cards', {
	title,
	text: body,
	items: field(z.array(card), 'Tarjetas'),
	also: line('Además', 'Otras funciones, en Markdown'),
})

type Words = z.infer<typeof cardsBlock>

export type CardsProps = Omit<Words, 'items'> & {
	/** With the claim; undefined if it is disabled. */
	readonly items: readonly (Omit<Words['items'][number], 'claim'> & {
		readonly stat?: LabelledClaim | undefined
	})[]
	/** The example week. */
	readonly days: readonly Day[]
}

export const cardsExample: z.input<typeof cardsBlock> = {
	block: 'cards',
	title: 'What you can do about Thursday',
	text: 'One workshop moved can be enough.',
	items: [
		{
			picture: { kind: 'forecast', caption: 'Energy left', unit: 'of 100' },
			title: 'See the crash',
			description: 'The evening is marked on Monday.',
			claim: 'lessFatigue',
		},
		{
			picture: { kind: 'message', lines: ['Tonight?', 'I’m at **18**.', 'Sunday.'] },
			title: 'Say no with a number',
			description: 'You need no excuse.',
			claim: 'lessGuilt',
		},
	],
	also: '**Also in the app:** a journal.',
}
