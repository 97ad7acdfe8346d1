/**
 * An address with the campaign that a query names: its `utm_*`, and nothing else of it. What the
 * address already says is replaced, so that a visitor's own campaign wins over the place of a link.
 *
 * @param query with or without its question mark
 * @example attributed('https://app.innervolt.example/signup', '?utm_source=zine&gclid=7')
 * // 'https://app.innervolt.example/signup?utm_source=zine'
 */
export function attributed(address: string, query: string): string {
	const url = new URL(address)
	for (const [name, value] of new URLSearchParams(query)) {
		if (value && /^utm_\w/.test(name)) url.searchParams.set(name, value)
	}
	return url.href
}
