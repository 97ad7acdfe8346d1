import type { Language } from '#site-map/pages.ts'
import { examplePlans } from '#site/week/rules/example-plans.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import { pageAddress } from '#cms/reader/facts/fill-text.ts'

/**
 * The target of a link. `page:privacy#data` becomes the address of the page in the language, with a suffix for the
 * label if only English has the page; any other address stays unchanged.
 *
 * @throws Error for an unknown page
 * @example linkTarget('page:usa', 'de') // { href: '/usa', label: ' (auf Englisch)' }
 */
export function linkTarget(href: string, language: Language) {
	const [, page, place = ''] = /^page:(\w+)(#.*)?$/.exec(href) ?? []
	if (page === undefined) return { href, label: '' }
	const { path, label } = pageAddress(page, language)
	return { href: `${path}${page === 'week' ? planIn(place) : place}`, label }
}

/**
 * The fragment of a link to the planner, which keeps its plan in the fragment. `page:week#NAME` opens the example plan
 * of that name.
 */
function planIn(place: string): string {
	const plan = Object.entries(examplePlans).find(([name]) => `#${name}` === place)?.[1]
	return plan ? `#${encodeWeek(plan)}` : place
}
