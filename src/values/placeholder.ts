/** Domains reserved by RFC 2606 for examples and tests. */
const reservedHost = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)$/i

/**
 * Whether a web or mail address uses a reserved domain.
 *
 * @example isPlaceholder('https://innervolt.example') // true
 * @example isPlaceholder('Innervolt <hello@mail.test>') // true
 * @example isPlaceholder('https://examples.org') // false
 */
export function isPlaceholder(address: string): boolean {
	return address.split(/\s/).some((word) => {
		const at = word.indexOf('//')
		const [authority = ''] = word.slice(at === -1 ? 0 : at + 2).split('/', 1)
		const [host = ''] = authority.slice(authority.lastIndexOf('@') + 1).split(/[:>]/, 1)
		return (at !== -1 || authority.includes('@')) && reservedHost.test(host)
	})
}
