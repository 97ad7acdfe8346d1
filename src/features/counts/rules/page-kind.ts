import { type PageName, pages } from '#site-map/pages.ts'
import { other } from './count.ts'

/**
 * The kinds of pages, for reports that do not list single pages. `about` covers the legal pages, leaving and how we
 * work.
 */
export const pageKinds = ['home', 'country', 'guide', 'test', 'tool', 'about'] as const

export type PageKind = (typeof pageKinds)[number] | typeof other

/** All other pages are guides. */
const kinds: Readonly<Record<string, PageKind>> = {
	home: 'home',
	usa: 'country',
	india: 'country',
	uk: 'country',
	howWeWork: 'about',
	introvertTest: 'test',
	mbtiTest: 'test',
	week: 'tool',
	twoSheets: 'tool',
	sayNo: 'tool',
	leave: 'about',
	terms: 'about',
	privacy: 'about',
	refund: 'about',
	accessibility: 'about',
	impressum: 'about',
} satisfies Partial<Record<PageName, PageKind>>

const kindsByPath: ReadonlyMap<string, PageKind> = new Map(
	Object.entries(pages).flatMap(([name, paths]) =>
		Object.values(paths).map((path) => [path, kinds[name] ?? 'guide'] as const),
	),
)

/**
 * The kind of a public page by its path; `other` for any other path.
 *
 * @example pageKindOf('/deutschland/woche') // 'tool'
 * @example pageKindOf('/waitlist') // 'other'
 */
export function pageKindOf(path: string): PageKind {
	return kindsByPath.get(path) ?? other
}
