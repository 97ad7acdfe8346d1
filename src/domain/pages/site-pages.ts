import { countries } from '#domain/country/countries.ts'
import {
	type EnglishPageName,
	type Language,
	languages,
	type PageLanguage,
	pageLanguages,
	type PageName,
	pages,
} from './pages.ts'

/** A version of a page: a BCP 47 tag or `x-default`, and its path. */
export type Alternate = { readonly language: string; readonly path: string }

/** A page in a language. */
type Version = { readonly language: Language; readonly path: string }

type Row = Readonly<Partial<Record<Language, string>>>

/** The pages of a site. A language that the site does not have is one without pages. */
export type SitePages = {
	/** The languages of the site, in the order of all languages. */
	readonly siteLanguages: readonly PageLanguage[]
	/** Whether the site has pages in a language. */
	readonly isOn: (language: Language) => boolean
	/** The addresses of a page, English first. */
	readonly pathsOf: (name: PageName) => readonly string[]
	/** The version of a page for a language: in that language, or in English if there is none. */
	readonly addressIn: (name: EnglishPageName, language: Language) => Version
	/**
	 * The versions of a page for readers of other languages or regions, this one included; none for a page with one
	 * version. Every version gives the same list, as search engines require of hreflang.
	 */
	readonly alternatesOf: (path: string) => readonly Alternate[]
	/** The versions of a page in other languages. Those of a country page are the landing page in other languages. */
	readonly otherLanguagesOf: (path: string, current: Language) => readonly Version[]
}

/**
 * The table of pages without the languages that a site does not have. All links of pages, mails and files for machines
 * follow from it, so that nothing leads to a page that is not built.
 *
 * @param given the languages of the site, with English
 * @example sitePages(['en', 'de']).addressIn('week', 'de') // { language: 'de', path: '/deutschland/woche' }
 * @example sitePages(['en', 'de']).addressIn('week', 'pt') // { language: 'en', path: '/week' }
 */
export function sitePages(given: readonly PageLanguage[]): SitePages {
	const siteLanguages = pageLanguages.filter((language) => given.includes(language))
	const isOn = (language: Language) => siteLanguages.some((each) => each === language)
	const builtOf = (row: Row) => versionsIn(row).filter(({ language }) => isOn(language))
	const rows = Object.values(pages).map(builtOf)
	const rowOf = (path: string) => rows.find((row) => row.some((each) => each.path === path)) ?? []
	const regional = regionalAlternates(siteLanguages)
	const isRegional = (path: string) => regional.some((each) => each.path === path)

	return {
		siteLanguages,
		isOn,
		pathsOf: (name) => builtOf(pages[name]).map(({ path }) => path),
		addressIn: (name, language) =>
			builtOf(pages[name]).find((each) => each.language === language) ?? {
				language: 'en',
				path: pages[name].en,
			},
		alternatesOf: (path) => {
			if (isRegional(path)) return regional
			const [first, ...others] = rowOf(path)
			return first && others.length > 0
				? [first, ...others, { language: 'x-default', path: first.path }]
				: []
		},
		otherLanguagesOf: (path, current) =>
			(isRegional(path) ? builtOf(pages.home) : rowOf(path)).filter(
				({ language }) => language !== current,
			),
	}
}

/** In the table's order of languages, so that English comes first. */
function versionsIn(row: Row): readonly Version[] {
	return languages.flatMap((language) => {
		const path = row[language]
		return path === undefined ? [] : [{ language, path }]
	})
}

/** The versions of the landing page by region. `x-default` is the one for all other countries. */
function regionalAlternates(siteLanguages: readonly PageLanguage[]): readonly Alternate[] {
	const own = Object.values(countries).filter(({ language }) =>
		siteLanguages.some((tag) => language.startsWith(`${tag}-`)),
	)
	return [
		...own.map(({ language, path }) => ({ language, path })),
		{ language: 'x-default', path: pages.home.en },
	]
}
