import { appDoors } from '#domain/paths/app-doors.ts'
import { addresses } from '#settings/addresses.ts'

/** Where the app lives: another site, opened in a new tab. */
export const app = appDoors(addresses.app)

/** The main product site: another site as well. */
export const product = `${addresses.product}/`

/** This page's address for the rest of the world. */
export function absolute(path: string): string {
	return `${addresses.site}${path === '/' ? '/' : path}`
}

/** The host that the site is served from. */
export const domain = new URL(addresses.site).host
