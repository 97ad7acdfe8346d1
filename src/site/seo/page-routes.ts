import { keysIn } from '#values/keys-in.ts'
import { typeRows } from '#site-map/type-pages.ts'
import { embeds } from '#site-map/embeds.ts'
import { printPaths } from '#site-map/print-pages.ts'
import { errorPagePath, errorStatuses } from '#site-map/error-pages.ts'
import { pageLanguages, type PageName, pages } from '#site-map/pages.ts'

/** The component of each page. Pages without an entry are guides. */
const components: Readonly<Partial<Record<PageName, string>>> = {
	home: 'country',
	usa: 'country',
	india: 'country',
	uk: 'country',
	socialBatteryQuotes: 'gallery',
	socialBatteryPin: 'gallery',
	introvertTest: 'test',
	mbtiTest: 'test',
	week: 'week',
	twoSheets: 'two-sheets',
	sayNo: 'say-no',
	news: 'news',
	leave: 'leave',
	...Object.fromEntries(keysIn(typeRows).map((name) => [name, 'tools/Type'])),
	terms: 'policy',
	privacy: 'policy',
	refund: 'policy',
	accessibility: 'policy',
	impressum: 'policy',
}

/**
 * A route for each path of the table of pages, of printable sheets and of frames, with the Astro component that renders
 * it.
 */
export const pageRoutes: readonly { readonly path: string; readonly component: string }[] = [
	...keysIn(pages).flatMap((name) => {
		const { [name]: component = 'guide' } = components
		return Object.values(pages[name]).map((path) => ({
			path,
			component: path === '/' ? 'home' : component,
		}))
	}),
	...Object.values(printPaths)
		.flatMap((sheets) => Object.values(sheets))
		.map((path) => ({ path, component: 'sheet' })),
	...embeds.map(({ path }) => ({ path, component: 'embed' })),
	// The English error pages are not in this list, because Astro expects them in the files `404.astro` and `500.astro`.
	...pageLanguages
		.filter((language) => language !== 'en')
		.flatMap((language) => errorStatuses.map((status) => errorPagePath(status, language)))
		.map((path) => ({ path, component: 'error' })),
]

/**
 * One route for each component, at the path of one of its pages. The build has only these routes, because a route
 * contains the styles of all pages of its component.
 */
export const templateRoutes = new Map(pageRoutes.map((route) => [route.component, route]))
