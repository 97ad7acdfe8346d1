import { keysIn } from '#domain/keys-in.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { type PageName, pages } from '#domain/pages/pages.ts'

/** The component of each page; guides are the others. Home pages have files of their own. */
const components: Readonly<Partial<Record<PageName, string | null>>> = {
	home: null,
	usa: null,
	india: null,
	uk: null,
	socialBatteryQuotes: 'quotes',
	socialBatteryPin: 'pins',
	howWeWork: 'method',
	introvertTest: 'introvert-test',
	mbtiTest: 'mbti-test',
	week: 'week',
	twoSheets: 'two-sheets',
	sayNo: 'say-no',
	terms: 'policy',
	privacy: 'policy',
	refund: 'policy',
	impressum: 'policy',
}

/** A route for each path of the table of pages and of printable sheets, with the Astro component that renders it. */
export const pageRoutes: readonly { readonly path: string; readonly component: string }[] = [
	...keysIn(pages).flatMap((name) => {
		const { [name]: component = 'guide' } = components
		const paths = component === null ? [] : Object.values(pages[name])
		return paths.map((path) => ({ path, component: component ?? '' }))
	}),
	...Object.values(printPaths)
		.flatMap((sheets) => Object.values(sheets))
		.map((path) => ({ path, component: 'sheet' })),
]
