/**
 * A path without the parts that look like e-mail addresses, also in percent forms. Takes time in proportion to its length.
 *
 * @example maskedPath('/unsubscribe/ada%40example.com') // '/unsubscribe/(address)'
 */
export function maskedPath(path: string): string {
	return path
		.split('/')
		.map((part) => (/@|%(?:25)*40/.test(part) ? '(address)' : part))
		.join('/')
}
