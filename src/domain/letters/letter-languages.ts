import { type Language, languages, pageLanguages } from '#domain/pages/languages.ts'

/**
 * The languages in which a letter is written: those of the pages, and any other that recipients read, that has words,
 * or that is the fallback.
 *
 * @param readers recipients by language; null until they are counted
 * @example letterLanguages({ content: {}, fallback: null }, { en: 2, de: 1, pt: 0, es: 1 }).at(-1) // 'es'
 */
export function letterLanguages(
	{
		content,
		fallback,
	}: {
		readonly content: Readonly<Partial<Record<Language, unknown>>>
		readonly fallback: Language | null
	},
	readers: Readonly<Record<Language, number>> | null,
): readonly Language[] {
	return languages.filter(
		(language) =>
			pageLanguages.some((each) => each === language) ||
			content[language] !== undefined ||
			language === fallback ||
			(readers !== null && readers[language] > 0),
	)
}
