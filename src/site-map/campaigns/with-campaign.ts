const campaignParameters = [
	'utm_source',
	'utm_medium',
	'utm_campaign',
	'utm_term',
	'utm_content',
] as const

/**
 * Copies the five `utm_*` parameters of a query to a URL. They replace the URL's own, so that the visitor's campaign
 * wins over the placement of the link.
 *
 * @param query with or without its question mark
 * @example withCampaign('https://app.innervolt.example/signup', '?utm_source=zine&gclid=7')
 * // 'https://app.innervolt.example/signup?utm_source=zine'
 */
export function withCampaign(address: string, query: string): string {
	const url = new URL(address)
	const campaign = new URLSearchParams(query)
	for (const name of campaignParameters) {
		const value = campaign.getAll(name).findLast(Boolean)
		if (value !== undefined) url.searchParams.set(name, value)
	}
	return url.href
}
