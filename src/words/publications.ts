import type { PageLanguage } from '#domain/pages/languages.ts'
import { words } from './entries.ts'

/** What replaces "and others" among the authors. */
const andOthers = { en: 'and others', de: 'und andere', pt: 'e outros' } as const

/**
 * A publication with its authors as a language lists them. Its title stays in the language of the publication.
 *
 * @throws Error for a key that facts/sources.yaml does not have
 * @example publicationIn('de', 'pickett2020').authors // 'Pickett und andere'
 */
export function publicationIn(language: PageLanguage, key: string) {
	const found = words('sources')[key]
	if (!found) throw new Error(`facts/sources.yaml has no source “${key}”.`)
	return { ...found, authors: found.authors.replace(andOthers.en, andOthers[language]) }
}
