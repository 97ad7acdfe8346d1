import { embeds } from './embeds.ts'
import { type PageLanguage, pageLanguages, pages } from './pages.ts'
import { printPaths } from './print-pages.ts'

/**
 * Used in place of the provider identification, the one page without an English version, because the terms also name
 * the provider.
 */
export const withoutEnglish = pages.terms.en

/** Pages, sheets to print and frames in other languages, each with its English version. */
const englishVersions: ReadonlyMap<string, string> = new Map([
	...Object.values(pages).flatMap((row) => {
		const { en = withoutEnglish, ...others }: Readonly<Partial<Record<PageLanguage, string>>> = row
		return Object.values(others).map((path) => [path, en] as const)
	}),
	...pageLanguages.flatMap((language) =>
		language === 'en'
			? []
			: Object.entries(printPaths[language]).map(
					([sheet, path]) => [path, englishSheet(sheet)] as const,
				),
	),
	...embeds
		.filter(({ language }) => language !== 'en')
		.map(({ path, name }) => [path, `/embed/${name}`] as const),
])

export const translatedPaths: readonly string[] = [...englishVersions.keys()]

/**
 * The English version of a page or printable sheet in another language, or of its Markdown or CSV file. Old links into
 * a language that the site lacks redirect to that version.
 *
 * @returns undefined for any other path
 * @example englishVersionOf('/deutschland/woche') // '/week'
 * @example englishVersionOf('/brasil/print/modelo-semanal.csv') // '/print/weekly-template.csv'
 */
export function englishVersionOf(path: string): string | undefined {
	const [, page = '', ending = ''] = /^(.*?)(\.(?:md|csv))?$/.exec(path) ?? []
	const english = englishVersions.get(page)
	return english === undefined ? undefined : english + ending
}

function englishSheet(name: string): string {
	const sheets: Readonly<Record<string, string>> = printPaths.en
	return sheets[name] ?? pages.home.en
}
