/**
 * The languages of pages and films, as ISO 639-1 codes. Every page exists in English. Separate from the table of pages,
 * so that scripts that need only the languages do not load it.
 */
export const pageLanguages = ['en', 'de', 'pt'] as const

/** A language with pages, and therefore with prices, product facts and printable sheets. */
export type PageLanguage = (typeof pageLanguages)[number]

/** The languages of emails, notices and the words around pages. Spanish has no pages yet. */
export const languages = [...pageLanguages, 'es'] as const

export type Language = (typeof languages)[number]

export const languageNames = {
	en: 'English',
	de: 'Deutsch',
	pt: 'Português',
	es: 'Español',
} as const satisfies Record<Language, string>

/** The locale of each language, for dates and numbers in emails and on the pages that they lead to. */
export const locales = {
	en: 'en-US',
	de: 'de-DE',
	pt: 'pt-BR',
	es: 'es-419',
} as const satisfies Record<Language, string>
