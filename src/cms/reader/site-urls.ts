import { withCampaign } from '#site-map/campaigns/with-campaign.ts'
import { linkCampaignQuery } from '#site-map/campaigns/link-campaign.ts'
import { appUrlsAt } from '#site-map/app-urls.ts'
import { currentSite, perSite } from './site.ts'

const addresses = () => currentSite().settings.addresses

/** The pages of the app, which is another site. */
export const appUrls = perSite(() => appUrlsAt(addresses().app))

/**
 * Links from one page to the app: each names its page and placement in `utm_*` parameters.
 *
 * @example appLinksFrom('/usa').signup('hero') // 'https://…/signup?…&utm_content=usa-hero'
 */
export function appLinksFrom(path: string) {
	const from = (url: string) => (placement: string) =>
		withCampaign(url, linkCampaignQuery(path, placement))
	return { home: from(appUrls().home), signup: from(appUrls().signup) } as const
}

/** The target of the waitlist form, with and without a script. */
export const waitlistApiUrl = perSite(() => `${addresses().api}/api/waitlist`)

/** The base address of the forms on which people cancel or withdraw; `/summary` and `/receipt` are below it. */
export const leaveUrl = perSite(() => `${addresses().api}/leave`)

/** The main product site, which is another site. */
export const productUrl = perSite(() => `${addresses().product}/`)

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
	return `${addresses().site}${path === '/' ? '/' : path}`
}

/** The absolute address of a path that only the server answers. Its origin may differ from the origin of the pages. */
export function serverUrl(path: string): string {
	return `${addresses().api || addresses().site}${path}`
}

export const siteHost = perSite(() => new URL(addresses().site).host)
