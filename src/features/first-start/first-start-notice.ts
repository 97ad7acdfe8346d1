import type { Settings } from '#config/settings.ts'

/**
 * Printed at each start until an account exists: the link that creates the first account. Its token is in the fragment,
 * invisible to servers and proxy logs. If the site has no address yet, the notice also has a link that tells the site
 * its name.
 *
 * @param address the server's address; null in development, where Astro serves the pages one port below
 */
export function firstStartNotice(
	{ addresses, isSiteUnset, host, port }: Settings,
	address: string | null,
	{ token, nameCode }: { readonly token: string; readonly nameCode: string },
): string {
	const own = address ?? `http://${host.includes(':') ? `[${host}]` : host}:${port - 1}`
	const lines = [
		'There is no account yet. This link creates the first one, once, within 24 hours:',
		`${isSiteUnset ? own : addresses.site}/waitlist/start#${token}`,
	]
	// The token is used over HTTPS only, because over plain HTTP anyone on the path could tamper with the page.
	const elsewhere = [
		'From another machine, first open this with the domain name of this server, so that a proxy may obtain the certificate:',
		`http://YOUR-NAME/waitlist/name?${nameCode}`,
		`then https://YOUR-NAME/waitlist/start#${token}`,
	]
	return [...lines, ...(isSiteUnset ? elsewhere : [])].join('\n')
}
