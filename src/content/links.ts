import { addresses } from '#settings/addresses.ts'

/** Where the app lives: another site, opened in a new tab. */
export const app = {
	home: `${addresses.app}/`,
	signup: `${addresses.app}/signup`,
	login: `${addresses.app}/login`,
} as const

/** The main product site: another site as well. */
/** Where the form without a script leads, and the one with a script sends. */
export const waitlistApi = `${addresses.api}/api/waitlist`

export const product = `${addresses.product}/`

/** This page's address for the rest of the world. */
export function absolute(path: string): string {
	return `${addresses.site}${path === '/' ? '/' : path}`
}

/** The host that the site is served from. */
export const domain = new URL(addresses.site).host
