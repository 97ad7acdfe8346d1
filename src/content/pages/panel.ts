import { documentTitle, type PlaceName, type places } from '#content/panel/es/places.ts'
import { name } from '#words/product.ts'
import type { PrivateHead } from '#content/types/page.ts'

const descriptions: Readonly<Record<PlaceName, string>> = {
	list: `Las personas que esperan noticias de ${name}. Solo para quien la administra.`,
	person: `Qué aceptó y qué recibió una persona de la lista de ${name}. Solo para quien la administra.`,
	letters: `Cartas a quienes confirmaron su dirección en ${name}. Solo para quien lo administra.`,
	draft: `El borrador de una carta a la lista de ${name}. Solo para quien lo administra.`,
	letter: `Una carta a la lista de ${name}. Solo para quien lo administra.`,
	account: 'Llaves, contraseña, sesiones y cuentas del panel. Solo para quien lo administra.',
	counts: `Qué páginas y campañas traen gente a ${name}. Solo para quien lo administra.`,
}

/** The head of a place of the panel. */
export function placeHead(place: (typeof places)[number]): PrivateHead {
	return {
		title: documentTitle(place),
		description: descriptions[place.name],
		path: place.path,
		language: 'es',
		isPrivate: true,
	}
}
