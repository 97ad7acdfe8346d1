import { isLoopback } from '#domain/paths/loopback.ts'
import type { Settings } from '#settings/settings.ts'

/**
 * The site's origin in mails that no request causes, such as letters: SITE_URL. Without it, and on this machine only,
 * the address that the server listens on, so that a first trial needs no setting.
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
