/** Hosts that nobody can own: RFC 2606 keeps these names free for examples and tests. */
const reservedHost =
	/(?:\/\/|@)(?![^\s/]*@)(?:[^\s/:]*\.)?(?:example(?:\.(?:com|net|org))?|invalid|test)(?=[\s/:>]|$)/i

/**
 * Whether a web or mail address only stands in for a real one.
 *
 * @example isPlaceholder('https://innervolt.example') // true
 * @example isPlaceholder('Innervolt <hello@mail.test>') // true
 * @example isPlaceholder('https://examples.org') // false
 */
export function isPlaceholder(address: string): boolean {
	return reservedHost.test(address)
}
