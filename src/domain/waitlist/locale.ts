/** The languages that mails and their pages are written in. */
export const locales = ['en', 'de', 'pt'] as const

/** One of them: a language without a region, although pages may say `pt-BR`. */
export type Locale = (typeof locales)[number]

const bySource: Readonly<Record<string, Locale>> = { 'regional-de': 'de', 'regional-br': 'pt' }

/**
 * The language to write to someone: the one asked for, else that of the page they came from, else
 * English.
 *
 * @example localeOf('pt-BR', 'premium') // 'pt'
 * @example localeOf(undefined, 'regional-de') // 'de'
 * @example localeOf('fr', 'premium') // 'en'
 */
export function localeOf(asked: string | null | undefined, source = ''): Locale {
	const language = asked?.toLowerCase().split(/[-_]/)[0]
	return locales.find((locale) => locale === language) ?? bySource[source] ?? 'en'
}
