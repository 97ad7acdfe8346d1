/**
 * Whether a host name of a URL, or an address to listen on, is this machine's own: `localhost` or a loopback address.
 *
 * @example isLoopback('127.0.0.1') // true
 * @example isLoopback('[::1]') // true
 * @example isLoopback('127.0.0.1.example.com') // false
 */
export function isLoopback(host: string): boolean {
	return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/.test(host)
}

/**
 * The origin of a request's Host header if it names this machine, else null.
 *
 * @param protocol `http` or `https`
 * @example loopbackOrigin('localhost:3000', 'http') // 'http://localhost:3000'
 * @example loopbackOrigin('innervolt.example', 'http') // null
 */
export function loopbackOrigin(host: string | undefined, protocol: string): string | null {
	// Checked before it is parsed, so that nothing beside a host and a port gets through.
	const isPlain = host !== undefined && /^[\w.:[\]]+$/.test(host)
	const address = `${protocol}://${host ?? ''}`
	if (!isPlain || !URL.canParse(address)) return null
	const { hostname, origin } = new URL(address)
	return isLoopback(hostname) ? origin : null
}
