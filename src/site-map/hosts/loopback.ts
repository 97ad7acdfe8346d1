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
