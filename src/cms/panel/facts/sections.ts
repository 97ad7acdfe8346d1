import { keysIn } from '#values/keys-in.ts'
import type { WordFact } from '#cms/messages/word-facts.ts'
import { languageName } from '#panel/format/code-names.ts'
import { itemOf, nameOfItem } from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import factWords from '#content/messages/es/panel/words-facts.yaml'
import words from '#content/messages/es/panel/words.yaml'

export type SectionName = keyof typeof words.tree.sections

/** The names of the forms of facts in URLs, in the order of the list on the left. */
export const sectionNames = keysIn(words.tree.sections)

export function sectionTitle(name: SectionName): string {
	return words.tree.sections[name]
}

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

const byFile: Readonly<Record<string, SectionName>> = {
	'facts/prices.yaml': 'precios',
	'facts/claims.yaml': 'afirmaciones',
	'facts/crisis-lines.yaml': 'crisis',
	'facts/product.yaml': 'producto',
	'facts/periods.yaml': 'plazos',
	'facts/promises.yaml': 'promesas',
}

/**
 * The form that edits the fact at an address; null for a sentence, because its page edits it.
 *
 * @example sectionOfPlace('countries/de.yaml', 'blocks/faq/questions') // 'preguntas'
 */
export function sectionOfPlace(file: string, place: string): SectionName | null {
	if (file === 'facts/product.yaml' && place.startsWith('contacts/')) return 'contacto'
	if (file === 'facts/sources.yaml' && /^added(?:\/|$)/.test(place)) return 'fuentes'
	const own = byFile[file]
	if (own !== undefined) return own
	if (/^(?:faq|(?:blocks\/[\w-]+|faq)\/questions)$/.test(place)) return 'preguntas'
	return place === 'blocks/testimonials/items' ? 'testimonios' : null
}

export function nameOfList({ file, language }: WordFact): string {
	if (/^pages\/\w+\/country\.yaml$/.test(file))
		return formatMessage('es', factWords.lists.shared, { language: languageName(language) })
	const item = itemOf(file)
	return item === undefined ? file : nameOfItem(item)
}
