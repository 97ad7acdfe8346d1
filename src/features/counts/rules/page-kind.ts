import { type PageName, pages } from '#site-map/pages.ts'
import { typeRows } from '#site-map/type-pages.ts'
import { other } from './count.ts'

/**
 * The kinds of pages, for reports that do not list single pages. `about` covers the legal pages, leaving and how we
 * work.
 */
export const pageKinds = ['home', 'country', 'guide', 'test', 'tool', 'about'] as const

export type PageKind = (typeof pageKinds)[number] | typeof other

const kinds = {
	home: 'home',
	usa: 'country',
	india: 'country',
	uk: 'country',
	socialEnergyManagement: 'guide',
	socialBatteryTracker: 'guide',
	socialBatteryDrained: 'guide',
	socialBatteryRecharge: 'guide',
	socialBatteryQuotes: 'guide',
	socialBatteryPsychology: 'guide',
	lowSocialBattery: 'guide',
	mySocialBattery: 'guide',
	socialBatteryPin: 'guide',
	introvertSocialBattery: 'guide',
	introvertProductivity: 'guide',
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
} as const satisfies Record<Exclude<PageName, keyof typeof typeRows>, PageKind>

const kindsByPath: ReadonlyMap<string, PageKind> = new Map([
	...Object.values(typeRows).flatMap((row) =>
		Object.values(row).map((path) => [path, 'guide'] as const),
	),
	...Object.entries(kinds).flatMap(([name, kind]) =>
		// Object.entries loses the key type.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		Object.values(pages[name as PageName]).map((path) => [path, kind] as const),
	),
])

/**
 * The kind of a public page by its path; `other` for any other path.
 *
 * @example pageKindOf('/deutschland/woche') // 'tool'
 * @example pageKindOf('/waitlist') // 'other'
 */
export function pageKindOf(path: string): PageKind {
	return kindsByPath.get(path) ?? other
}
