/**
 * Whether a URL's host name or a listening address is `localhost` or a loopback address.
 *
 * @example isLoopback('127.0.0.1') // true
 * @example isLoopback('[::1]') // true
 * @example isLoopback('127.0.0.1.example.com') // false
 */
export function isLoopback(host: string): boolean {
	return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/.test(host)
}

/**
 * The origin from a request's Host header if it names this machine, else null.
 *
 * @param protocol `http` or `https`
 * @example loopbackOrigin('localhost:3000', 'http') // 'http://localhost:3000'
 * @example loopbackOrigin('innervolt.example', 'http') // null
 */
export function loopbackOrigin(host: string | undefined, protocol: string): string | null {
	// Checked before parsing, so that it contains only a host and a port.
	const isPlain = host !== undefined && /^[\w.:[\]]+$/.test(host)
	const address = `${protocol}://${host ?? ''}`
	if (!isPlain || !URL.canParse(address)) return null
	const { hostname, origin } = new URL(address)
	return isLoopback(hostname) ? origin : null
}
