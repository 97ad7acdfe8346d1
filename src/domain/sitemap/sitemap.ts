/** A page that everyone may find. All addresses are whole. */
export type SitemapEntry = {
	readonly address: string
	/** The day its words last changed, `2026-11-21`. */
	readonly changed?: string | undefined
	/** The same page for others, itself included: a language tag or `x-default`, and an address. */
	readonly alternates?: readonly { readonly language: string; readonly address: string }[]
}

/**
 * A sitemap for search engines (sitemaps.org, with Google's alternates). It says nothing of how often a
 * page changes or how important it is: nobody reads that, and nobody knows it.
 *
 * @example sitemap([{ address: 'https://site.example/', changed: '2026-11-21' }])
 * // '<?xml … <url><loc>https://site.example/</loc><lastmod>2026-11-21</lastmod></url> …'
 */
export function sitemap(entries: readonly SitemapEntry[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...entries.map(url),
		'</urlset>',
		'',
	].join('\n')
}

function url({ address, changed, alternates = [] }: SitemapEntry): string {
	return [
		'<url>',
		`<loc>${escaped(address)}</loc>`,
		...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
		...alternates.map(
			(other) =>
				`<xhtml:link rel="alternate" hreflang="${other.language}" href="${escaped(other.address)}"/>`,
		),
		'</url>',
	].join('')
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
