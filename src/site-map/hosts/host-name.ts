/** A label of a DNS name. Names inside container networks can contain underscores. */
const label = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/i

/**
 * Whether a text is a DNS name or an IP address (IPv6 in brackets). URLs allow more, such as quotes, braces and
 * semicolons, which have a meaning in policies and configurations.
 *
 * @example isHostName('innervolt.example') // true
 * @example isHostName('[::1]') // true
 * @example isHostName("innervolt.example;'") // false
 */
export function isHostName(host: string): boolean {
	if (host.length > 253) return false
	if (host.startsWith('[')) return /^\[[\da-f:.]+\]$/i.test(host) && URL.canParse(`http://${host}`)
	return host.split('.').every((part) => label.test(part))
}
