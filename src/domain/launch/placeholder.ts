/** Domains that RFC 2606 reserves for examples and tests. */
const reservedHost =
	/(?:\/\/|@)(?![^\s/]*@)(?:[^\s/:]*\.)?(?:example(?:\.(?:com|net|org))?|invalid|test)(?=[\s/:>]|$)/i

/**
 * Whether a web or mail address is at a reserved domain.
 *
 * @example isPlaceholder('https://innervolt.example') // true
 * @example isPlaceholder('Innervolt <hello@mail.test>') // true
 * @example isPlaceholder('https://examples.org') // false
 */
export function isPlaceholder(address: string): boolean {
	return reservedHost.test(address)
}
