import { escapeXml } from '#values/atom-feed.ts'

/** A public page. All URLs are absolute. */
export type SitemapEntry = {
	readonly address: string
	/** The day on which the page's words last changed, `2026-11-21`. */
	readonly changed?: string | undefined
	/** The page's versions, including itself: a language tag or `x-default`, and a URL. */
	readonly alternates?: readonly { readonly language: string; readonly address: string }[]
}

/**
 * A sitemap (sitemaps.org, with Google's alternates). Omits `changefreq` and `priority`, because search engines ignore
 * them.
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
		`<loc>${escapeXml(address)}</loc>`,
		...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
		...alternates.map(
			(other) =>
				`<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(other.address)}"/>`,
		),
		'</url>',
	].join('')
}
