/**
 * Whether a request comes from a page of this site. Browsers send Origin with every write, and no page
 * can change it; a missing one is therefore no page of ours. Under the site's own name only the site's
 * own scheme counts; under another name, as on a developer's machine, the page and the request must
 * name the same host.
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
	if (exact === own.origin) return true
	return pageHost !== own.host && pageHost === host?.toLowerCase()
}
