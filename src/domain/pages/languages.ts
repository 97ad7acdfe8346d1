/**
 * The languages in which there are pages and films, as ISO 639-1 codes. Every page exists in English. They stand apart
 * from the table of pages, because scripts that need only the languages would load every address with them.
 */
export const pageLanguages = ['en', 'de', 'pt'] as const

/** A language with pages: prices, product facts and sheets to print exist in it, too. */
export type PageLanguage = (typeof pageLanguages)[number]

/** The languages of mails, notices and the words around pages. One without pages is ready for its first. */
export const languages = [...pageLanguages, 'es'] as const

export type Language = (typeof languages)[number]

/** Each language by its own name, as its readers look for it. */
export const languageNames = {
	en: 'English',
	de: 'Deutsch',
	pt: 'Português',
	es: 'Español',
} as const satisfies Record<Language, string>
