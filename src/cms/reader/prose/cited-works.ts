import type { PageLanguage } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'

/** Ends a shortened list of authors. */
const andOthers = { en: 'and others', de: 'und andere', pt: 'e outros' } as const

/**
 * A publication with its authors in the style of a language. The title stays in the original language.
 *
 * @throws Error for a key that facts/sources.yaml lacks
 * @example citedWorkIn('de', 'pickett2020').authors // 'Pickett und andere'
 */
export function citedWorkIn(language: PageLanguage, key: string) {
	const found = words('sources')[key]
	if (!found) throw new Error(`facts/sources.yaml has no source “${key}”.`)
	return { ...found, authors: found.authors.replace(andOthers.en, andOthers[language]) }
}
