import { z } from 'zod'
import { countryFlags } from '#site-map/countries/countries.ts'
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
