/**
 * Adds the campaign of a query, its `utm_*` parameters, to an address. They replace parameters that the address has,
 * so that the campaign that brought the visitor wins over the placement of the link.
 *
 * @param query with or without its question mark
 * @example withCampaign('https://app.innervolt.example/signup', '?utm_source=zine&gclid=7')
 * // 'https://app.innervolt.example/signup?utm_source=zine'
 */
export function withCampaign(address: string, query: string): string {
	const url = new URL(address)
	for (const [name, value] of new URLSearchParams(query)) {
		if (value && /^utm_\w/.test(name)) url.searchParams.set(name, value)
	}
	return url.href
}
