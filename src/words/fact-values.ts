import type { Language } from '#domain/pages/languages.ts'
import { factsIn } from './facts.ts'
import { fillText } from './fill-text.ts'

/**
 * Everything that texts can name in a language, with what it says there.
 *
 * @example factValues('en')['price.lifetime'] // '$10'
 */
export function factValues(language: Language): Record<string, string> {
	const facts = factsIn(language)
	return Object.fromEntries(
		[...facts.keys()].map((name) => [name, fillText(`{${name}}`, language, facts)]),
	)
}
