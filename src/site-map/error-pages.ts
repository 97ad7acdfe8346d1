import { type PageLanguage, pageLanguages, pages } from './pages.ts'

export const errorStatuses = [404, 500] as const

export type ErrorStatus = (typeof errorStatuses)[number]

/** The path at which an error page is built; our own server responds with this page at other paths. */
export type ErrorPagePath = `/${ErrorStatus}` | `/${string}/${ErrorStatus}`

/**
 * The path of a language's built error page: beside its landing page, because static hosts respond to an unknown path
 * with the nearest `404.html`.
 *
 * @example errorPagePath(404, 'en') // '/404'
 * @example errorPagePath(404, 'de') // '/deutschland/404'
 */
export function errorPagePath(status: ErrorStatus, language: PageLanguage): ErrorPagePath {
	const path = pages.home[language]
	return path === '/' ? `/${status}` : `/${path.slice(1)}/${status}`
}

/** The status and language of the error page at a path; null for another path. */
export function errorPageAt(
	path: string,
): { readonly status: ErrorStatus; readonly language: PageLanguage } | null {
	const all = pageLanguages.flatMap((language) =>
		errorStatuses.map((status) => ({ status, language })),
	)
	return all.find(({ status, language }) => errorPagePath(status, language) === path) ?? null
}

/**
 * The language of the response to an unknown path: the language of the landing page at or above the path, else English.
 *
 * @param path may have a query
 * @example languageOfPath('/deutschland/nirgends') // 'de'
 * @example languageOfPath('/usa/nowhere') // 'en'
 */
export function languageOfPath(path: string): PageLanguage {
	const lower = path.toLowerCase()
	const isAbove = (language: PageLanguage) => {
		const home: string = pages.home[language]
		return home !== '/' && `${lower}/`.startsWith(`${home}/`)
	}
	return pageLanguages.find(isAbove) ?? 'en'
}
