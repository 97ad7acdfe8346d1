import { z } from 'zod'
import { type CountryFlag, countryFlags } from '#site-map/countries/countries.ts'
import type { LabelledClaim } from '#cms/reader/rules/claims/claims.ts'
import type { Day } from '#cms/reader/schemas/drawings.ts'
import type { Film } from '#cms/reader/schemas/film.ts'
import { text } from '#cms/reader/schemas/common.ts'
import { action, block, claims, field, line, terms, title } from '#site/blocks/block.ts'

const evening = z.strictObject({
	name: line('Nombre'),
	planned: line('Antes', '“Thursday, 19 points”'),
	moved: line('Después', '“now Sunday, 19 points”'),
})

const front = z.strictObject({
	label: line('Nombre de la semana', 'Para lectores de pantalla'),
	caption: line('Pie'),
	hint: line('Invitación', 'Encima del plan que se puede mover'),
	move: line('Mover'),
	undo: line('Deshacer'),
	announcement: line('Anuncio', 'Para lectores de pantalla, antes de las noches que cambian'),
})

const film = z.strictObject({
	label: line('Nombre de la película', 'Para lectores de pantalla'),
	play: line('Botón', 'Encima de la imagen: “Watch the week, 90 seconds”'),
	unsupported: line('Si el navegador no puede mostrarla'),
})

/** The first screen with a country’s week as a house front, and the demo film below it. */
export const frontBlock = block('front', {
	country: field(z.enum(countryFlags), 'País', 'Decide fachada, semana y hora del cielo'),
	badge: line('Para quién', 'Junto a la bandera'),
	title,
	lede: line('Entradilla'),
	action,
	terms,
	devices: line('Dispositivos', 'En cuáles funciona y qué hace el botón'),
	features: field(z.tuple([text, text, text, text]), 'Funciones'),
	claims,
	evening: field(evening, 'Plan del jueves', 'Se puede mover'),
	front: field(front, 'Semana de ejemplo'),
	film: field(film, 'Película'),
})

type Words = z.infer<typeof frontBlock>

export type FilmWords = Words['film']

/** An example week as a house front, and the evening that can be moved. */
export type CountryFront = Words['front'] & {
	readonly country: CountryFlag
	readonly timezone: string
	readonly days: readonly Day[]
	readonly evening: Words['evening']
	/** The day to which the evening moves, from Monday (0). */
	readonly movesTo: number
	/** The levels of the week as planned, and with the evening moved. */
	readonly levelsByChanges: readonly (readonly number[])[]
}

export type FrontHeroProps = Omit<Words, 'claims' | 'film' | 'front'> & {
	readonly claims: readonly LabelledClaim[]
	readonly film: Film & FilmWords
	readonly front: CountryFront
	/** The locale of the page, `en-GB`. */
	readonly locale: string
}
