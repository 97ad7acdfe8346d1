import { withCampaign } from '#domain/attribution/with-campaign.ts'
import { linkCampaignQuery } from '#domain/attribution/link-campaign.ts'
import { appUrlsAt } from '#domain/paths/app-urls.ts'
import { addresses } from '#settings/addresses.ts'

/** Where the app lives: another site, opened in a new tab. */
export const app = appUrlsAt(addresses.app)

/**
 * The same doors for the links of one page, which say where on it they stand.
 *
 * @example appFrom('/usa').signup('hero') // 'https://…/signup?…&utm_content=usa-hero'
 */
export function appFrom(path: string) {
	const from = (door: string) => (place: string) =>
		withCampaign(door, linkCampaignQuery(path, place))
	return { home: from(app.home), signup: from(app.signup) } as const
}

/** Where the form without a script leads, and the one with a script sends. */
export const waitlistApi = `${addresses.api}/api/waitlist`

/** The main product site: another site as well. */
export const product = `${addresses.product}/`

/** This page's address for the rest of the world. */
export function absolute(path: string): string {
	return `${addresses.site}${path === '/' ? '/' : path}`
}

/** The host that the site is served from. */
export const domain = new URL(addresses.site).host
