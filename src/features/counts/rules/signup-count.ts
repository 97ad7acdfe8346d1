import { languageOfPath } from '#site-map/error-pages.ts'
import { pathSlug } from '#site-map/path-slug.ts'
import { type Count, noCampaign, normalizeName, other, publicPaths, serverEvents } from './count.ts'

type Signup = {
	/** `utm_campaign`. */
	readonly campaign?: string | undefined
	/** A path, or the `utm_content` of a link to the app (`linkCampaignQuery`). */
	readonly page: string
}

/**
 * The count of a signup in the app.
 *
 * @param own the addresses of pages that owners made
 * @example
 * signupCount({ campaign: 'June', page: 'deutschland-woche-closing' })
 * // { event: 'signed_up', path: '/deutschland/woche', source: 'other', campaign: 'june', locale: 'de' }
 */
export function signupCount({ campaign = '', page }: Signup, own: readonly string[] = []): Count {
	const [path = other] = [...publicPaths, ...own]
		.filter((each) => page === each || page.startsWith(`${pathSlug(each)}-`))
		// "deutschland-woche-hero" begins like a link of "/deutschland", too.
		.toSorted((one, another) => another.length - one.length)
	return {
		event: serverEvents.signedUp,
		path,
		source: other,
		campaign: normalizeName(campaign, noCampaign),
		locale: path === other ? other : languageOfPath(path),
	}
}
