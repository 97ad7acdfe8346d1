/**
 * Determines a visit's origin. Source and campaign are empty if unknown; the source `internal` stands for a page of
 * this site. If the visitor comes from a page of this site, the source and campaign in the address of that page take
 * precedence, so that a visitor who arrives with a campaign and follows a link still belongs to the campaign on the
 * second page. Nothing is stored.
 *
 * @param address the page's URL
 * @param referrer `document.referrer`: empty, an origin, or a URL of this site
 * @example visitOrigin('https://a.example/usa', 'https://b.example/')
 * // { isInternal: false, source: 'b.example', campaign: '' }
 * @example visitOrigin('https://a.example/?utm_source=zine&utm_campaign=june', '')
 * // { isInternal: false, source: 'zine', campaign: 'june' }
 */
export function visitOrigin(address: string, referrer: string) {
	const page = new URL(address)
	const from = URL.canParse(referrer) ? new URL(referrer) : null
	const isInternal = from?.origin === page.origin
	const label = (name: string) =>
		(isInternal && from.searchParams.get(name)) || page.searchParams.get(name)
	return {
		isInternal,
		source: label('utm_source') || (isInternal ? 'internal' : (from?.hostname ?? '')),
		campaign: label('utm_campaign') || '',
	}
}
