import { type PageLanguage } from '#domain/pages/pages.ts'
import { bibliography } from './bibliography.ts'
import type { Publication } from './types/citation.ts'

/** A key of the bibliography. */
type PublicationKey = keyof typeof bibliography

/** What replaces "and others" among the authors. */
const andOthers = {
	en: 'and others',
	de: 'und andere',
	pt: 'e outros',
} as const satisfies Record<PageLanguage, string>

/**
 * A publication with its authors as a language lists them. Its title stays in the language of the publication.
 *
 * @example publicationIn('de', 'pickett2020').authors // 'Pickett und andere'
 */
export function publicationIn(language: PageLanguage, key: PublicationKey): Publication {
	const found: Publication = bibliography[key]
	return { ...found, authors: found.authors.replace(andOthers.en, andOthers[language]) }
}

/** Whether a citation mark has an entry in the bibliography. */
export function isPublicationKey(key: string): key is PublicationKey {
	return Object.hasOwn(bibliography, key)
}
