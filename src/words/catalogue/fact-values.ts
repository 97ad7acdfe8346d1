import type { Language } from '#domain/pages/languages.ts'
import { factsIn } from '#words/facts.ts'
import { fillText } from '#words/fill-text.ts'

/**
 * All variables that texts can use in a language, with their values.
 *
 * @example factValues('en')['price.lifetime'] // '$10'
 */
export function factValues(language: Language): Record<string, string> {
	const facts = factsIn(language)
	return Object.fromEntries(
		[...facts.keys()].map((name) => [name, fillText(`{${name}}`, language, facts)]),
	)
}
