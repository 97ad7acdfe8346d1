/** Whom a passkey belongs to, in WebAuthn's terms. */
export type RelyingParty = {
	/** The host name that a passkey is bound to. */
	readonly id: string
	/** The origin that the browser signs. */
	readonly origin: string
}

/**
 * The relying party of a page of the panel, or null where passkeys do not work: they need a host name, so that an IP
 * address has none, and a secure context. Apart from the site's own origin only `localhost` is one.
 *
 * @param origin of the page
 * @param site the site's origin from the settings
 * @example relyingParty('https://innervolt.example', 'https://innervolt.example')?.id // 'innervolt.example'
 * @example relyingParty('http://127.0.0.1:3000', 'https://innervolt.example') // null
 */
export function relyingParty(origin: string | undefined, site: string): RelyingParty | null {
	if (origin === undefined || !URL.canParse(origin)) return null
	const { hostname, protocol } = new URL(origin)
	const isLocal = hostname === 'localhost'
	const isSite = origin === new URL(site).origin && protocol === 'https:' && !isIpAddress(hostname)
	return isLocal || isSite ? { id: hostname, origin } : null
}

/**
 * Whether a host name of a parsed URL is an IPv4 or IPv6 address.
 *
 * @example isIpAddress('127.0.0.1') // true
 * @example isIpAddress('[::1]') // true
 */
export function isIpAddress(hostname: string): boolean {
	return hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)
}
