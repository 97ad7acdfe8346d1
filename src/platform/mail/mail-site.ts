import { isLoopback } from '#site-map/hosts/loopback.ts'
import type { Settings } from '#config/settings.ts'

/**
 * The site's origin in emails: SITE_URL. If it is unset and the server listens
 * on a loopback address, that address, so that a local trial needs no settings.
 *
 * @example mailSite(readSettings({})) // 'http://127.0.0.1:3000'
 */
export function mailSite({
	addresses,
	isSiteUnset,
	host,
	port,
}: Pick<Settings, 'addresses' | 'isSiteUnset' | 'host' | 'port'>): string {
	if (!isSiteUnset || !isLoopback(host) || port === 0) return addresses.site
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
