import { type Language, languages } from '#site-map/languages.ts'
import { languageOf, pages } from '#testing/built-pages.ts'

/** A page to check. `file` is undefined for pages that are rendered for each request. */
export type CheckedPage = {
	readonly path: string
	readonly language: Language
	readonly file?: string
}

/**
 * One page of each layout that changes often. If several languages share a layout, this is the page with the longest
 * words.
 */
const layouts: readonly string[] = ['/', '/waitlist']

const checked: readonly CheckedPage[] = [
	...pages.map(({ path, file, html }) => ({ path, file, language: languageOf(html) })),
	...languages.flatMap((language) =>
		['/waitlist/sent', '/waitlist/data'].map((path) => ({
			path: `${path}?lang=${language}`,
			language,
		})),
	),
]

const isDaily = ({ path }: CheckedPage) => layouts.includes(path)

export const dailyPages = checked.filter(isDaily)

/** The pages checked only by `npm run test:all`. */
export const otherPages = checked.filter((page) => !isDaily(page))
