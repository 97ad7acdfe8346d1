/** The forms of the facts, in the order of the list at the left, by their name in the address. */
export const sectionNames = [
	'precios',
	'afirmaciones',
	'testimonios',
	'preguntas',
	'crisis',
	'contacto',
	'producto',
	'plazos',
	'promesas',
] as const

export type SectionName = (typeof sectionNames)[number]

/** The form that an address names; null if it names none. */
export function sectionOf(query: string): SectionName | null {
	const name = new URLSearchParams(query).get('de')
	return sectionNames.find((each) => each === name) ?? null
}

/**
 * The address of a form.
 *
 * @example sectionPath('precios') // '/waitlist/textos/datos?de=precios'
 */
export function sectionPath(name: SectionName): string {
	return `/waitlist/textos/datos?de=${name}`
}
