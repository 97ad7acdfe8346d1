/**
 * The languages of pages, mails and films, as ISO 639-1 codes. Every page exists in English. They stand apart from the
 * table of pages, because scripts that need only the languages would load every address with them.
 */
export const languages = ['en', 'de', 'pt'] as const

export type Language = (typeof languages)[number]
