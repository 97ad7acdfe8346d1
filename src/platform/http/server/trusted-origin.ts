import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/http/api-errors.ts'

/** Refuses requests to the routes of an app that do more than read, unless they come from a page of this site. */
export function requireTrustedOrigin(app: FastifyInstance, site: string): void {
	app.addHook('onRequest', async ({ method, headers: { origin, host } }) => {
		const isRead = method === 'GET' || method === 'HEAD'
		if (!isRead && !isTrustedOrigin(origin, host, site))
			throw new Refusal('The origin is not trusted', 'forbidden')
	})
}

/**
 * Whether a request comes from a page of this site (CSRF protection). Browsers send Origin with every unsafe request
 * and pages cannot change it, so a missing Origin is not trusted. The site's host is trusted with the site's scheme and
 * with https, so that the owner can set the new address from the https page once the site has a certificate. On any
 * other host, such as a developer's machine, Origin and Host must match.
 *
 * @param site the site's origin from the settings
 */
export function isTrustedOrigin(
	origin: string | undefined,
	host: string | undefined,
	site: string,
): boolean {
	if (origin === undefined || origin === 'null' || !URL.canParse(origin)) return false
	const { host: pageHost, protocol, origin: exact } = new URL(origin)
	if (exact !== origin || !/^https?:$/.test(protocol)) return false
	const own = new URL(site)
	if (exact === own.origin || exact === own.origin.replace(/^http:/, 'https:')) return true
	return pageHost !== own.host && pageHost === host?.toLowerCase()
}

/**
 * Whether requests from the page that changes the site's addresses would still be trusted after the change. If not,
 * nobody could undo it.
 *
 * @param after the addresses with the new settings
 */
export function staysTrusted(
	{ origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined },
	after: { readonly site: string; readonly api: string },
): boolean {
	return isTrustedOrigin(origin, after.api === '' ? host : new URL(after.api).host, after.site)
}
