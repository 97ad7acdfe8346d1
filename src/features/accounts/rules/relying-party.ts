/** WebAuthn's term for the site that a passkey belongs to. */
export type RelyingParty = {
	/** The host name that a passkey is bound to. */
	readonly id: string
	/** The origin signed by the browser. */
	readonly origin: string
}

/**
 * The relying party of a panel page, or null if passkeys do not work: they need a secure context and a host name, not
 * an IP address. Besides the site's own origin, only `localhost` is accepted.
 *
 * @param origin the page's origin
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
