import { languageOfPath } from '#site-map/error-pages.ts'
import { pathSlug } from '#site-map/path-slug.ts'
import { toldPath } from '#site-map/type-pages.ts'
import { type Count, noCampaign, normalizeName, other, publicPaths, serverEvents } from './count.ts'

/**
 * The count of a signup in the app, with its `utm_campaign`. `page` is a path, or the `utm_content` of a link to the app
 * (`linkCampaignQuery`).
 *
 * @param own the addresses of pages that owners made
 * @example
 * signupCount({ campaign: 'June', page: 'deutschland-woche-closing' })
 * // { event: 'signed_up', path: '/deutschland/woche', source: 'other', campaign: 'june', locale: 'de' }
 */
export function signupCount(
	{ campaign = '', page }: { readonly campaign?: string | undefined; readonly page: string },
	own: readonly string[] = [],
): Count {
	const paths = [...publicPaths, ...own]
	const [path = other] = paths
		.filter((each) => page === each || page.startsWith(`${pathSlug(toldPath(each))}-`))
		.map(toldPath)
		// Longest first, because "deutschland-woche-hero" also begins like a link of "/deutschland".
		.toSorted((one, another) => another.length - one.length)
	return {
		event: serverEvents.signedUp,
		path,
		source: other,
		campaign: normalizeName(campaign, noCampaign),
		locale: paths.includes(path) ? languageOfPath(path) : other,
	}
}
