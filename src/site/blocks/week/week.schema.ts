import { z } from 'zod'
import { eventIcon } from '#cms/reader/schemas/app-screens.ts'
import { action, block, field, line, terms, title } from '#site/blocks/block.ts'

const change = z.strictObject({
	icon: field(eventIcon, 'Dibujo'),
	name: line('Nombre'),
	planned: line('Antes', '“Thu, 23 points”'),
	changed: line('Después', '“now Tue, 23 points”'),
	action: line('Texto del botón', '“Move”'),
	isSkipped: field(z.boolean().exactOptional(), 'Se cancela'),
})

const phone = z.strictObject({
	time: line('Hora del teléfono'),
	title: line('Título del teléfono'),
	unit: line('Unidad', 'Después del número'),
	hint: line('Invitación', 'Encima de los planes que se pueden cambiar'),
	changes: field(z.tuple([change, change, change]), 'Planes que se pueden cambiar'),
	undo: line('Deshacer'),
})

const week = z.strictObject({
	label: line('Nombre de la semana', 'Para lectores de pantalla'),
	caption: line('Pie'),
	phone: field(phone, 'Teléfono'),
	announcement: line('Anuncio', 'Para lectores de pantalla, antes de los números nuevos'),
})

/**
 * The first screen: the example week as forecast on Monday, and a phone on which three of its events can be changed.
 */
export const weekBlock = block('week', {
	title,
	lede: line('Entradilla'),
	action,
	terms,
	devices: line('Dispositivos', 'En cuáles funciona y qué hace el botón'),
	week: field(week, 'Semana de ejemplo'),
})
