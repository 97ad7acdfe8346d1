import { type Language, languages, pageLanguages } from '#site-map/languages.ts'

/**
 * A letter's languages: the languages of the pages, and any other that has recipients or words or is the fallback.
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
