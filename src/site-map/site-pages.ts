import { countries } from './countries/countries.ts'
import {
	type EnglishPageName,
	type Language,
	languages,
	type PageLanguage,
	pageLanguages,
	type PageName,
	pages,
} from './pages.ts'
import type { OwnPage } from './own-pages.ts'

/** A version of a page: a BCP 47 tag or `x-default`, and its path. */
export type Alternate = { readonly language: string; readonly path: string }

type Version = { readonly language: Language; readonly path: string }

type Row = Readonly<Partial<Record<Language, string>>>

export type SitePages = ReturnType<typeof sitePages>

/**
 * The table of pages without the languages that a site lacks. All links of pages, emails and machine-readable files
 * derive from it, so that none leads to a page that is not built.
 *
 * @param given the site's languages, including English
 * @param own the pages that the table lacks
 * @example sitePages(['en', 'de']).addressIn('week', 'de') // { language: 'de', path: '/deutschland/woche' }
 * @example sitePages(['en', 'de']).addressIn('week', 'pt') // { language: 'en', path: '/week' }
 */
export function sitePages(given: readonly PageLanguage[], own: readonly OwnPage[] = []) {
	const siteLanguages = pageLanguages.filter((language) => given.includes(language))
	const isOn = (language: Language) => siteLanguages.some((each) => each === language)
	const builtOf = (row: Row) => versionsIn(row).filter(({ language }) => isOn(language))
	const table: Record<string, Row> = { ...pages }
	for (const { page, language, path } of own) table[page] = { ...table[page], [language]: path }
	const rows = Object.values(table).map(builtOf)
	const rowOf = (path: string) => rows.find((row) => row.some((each) => each.path === path)) ?? []
	const regional = regionalAlternates(siteLanguages)
	const isRegional = (path: string) => regional.some((each) => each.path === path)

	return {
		/** The languages of the site, in the order of all languages. */
		siteLanguages,
		/** Whether the site has pages in a language. */
		isOn,
		/** A page's paths, English first. */
		pathsOf: (name: PageName) => builtOf(table[name] ?? {}).map(({ path }) => path),
		/** A page's version for a language, else the English one. */
		addressIn: (name: EnglishPageName, language: Language): Version =>
			builtOf(table[name] ?? {}).find((each) => each.language === language) ?? {
				language: 'en',
				path: pages[name].en,
			},
		/**
		 * The versions of a page for readers of other languages or regions, including itself; empty for a page with a
		 * single version. Every version returns the same list, as hreflang requires.
		 */
		alternatesOf: (path: string): readonly Alternate[] => {
			if (isRegional(path)) return regional
			const [first, ...others] = rowOf(path)
			return first && others.length > 0
				? [first, ...others, { language: 'x-default', path: first.path }]
				: []
		},
		/** A page's versions in other languages. For a country page, the landing page in other languages. */
		otherLanguagesOf: (path: string, current: Language): readonly Version[] =>
			(isRegional(path) ? builtOf(pages.home) : rowOf(path)).filter(
				({ language }) => language !== current,
			),
	}
}

/** Lists a page's versions in the table's order of languages, so that English comes first. */
function versionsIn(row: Row): readonly Version[] {
	return languages.flatMap((language) => {
		const path = row[language]
		return path === undefined ? [] : [{ language, path }]
	})
}

/** The landing page's versions by region. `x-default` is for all other countries. */
function regionalAlternates(siteLanguages: readonly PageLanguage[]): readonly Alternate[] {
	const own = Object.values(countries).filter(({ language }) =>
		siteLanguages.some((tag) => language.startsWith(`${tag}-`)),
	)
	return [
		...own.map(({ language, path }) => ({ language, path })),
		{ language: 'x-default', path: pages.home.en },
	]
}
