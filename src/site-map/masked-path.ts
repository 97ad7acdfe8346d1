/**
 * Removes parts that look like email addresses from a path, including percent-encoded ones. Linear in its length.
 *
 * @example maskedPath('/unsubscribe/ada%40example.com') // '/unsubscribe/(address)'
 */
export function maskedPath(path: string): string {
	return path
		.split('/')
		.map((part) => (/@|%(?:25)*40/.test(part) ? '(address)' : part))
		.join('/')
}
