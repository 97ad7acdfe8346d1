import { appUrlsAt } from '#site-map/app-urls.ts'
import { currentSite, perSite } from './site.ts'

const addresses = () => currentSite().settings.addresses

/** The pages of the app, which is another site. */
export const appUrls = perSite(() => appUrlsAt(addresses().app))

/** The address that the signup form is sent to, with and without a script. */
export const waitlistApiUrl = perSite(() => `${addresses().api}/api/waitlist`)

/** The forms for cancellations and withdrawals. `/summary` and `/receipt` are below this address. */
export const leaveUrl = perSite(() => `${addresses().api}/leave`)

/** The main product site, which is another site. */
export const productUrl = perSite(() => `${addresses().product}/`)

export function absoluteUrl(path: string): string {
	return `${addresses().site}${path}`
}

/** The absolute address of a path that only the server answers. Its origin may differ from the origin of the pages. */
export function serverUrl(path: string): string {
	return `${addresses().api || addresses().site}${path}`
}

export const siteHost = perSite(() => new URL(addresses().site).host)
