import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { perSite } from '#cms/reader/site.ts'

/** Does not disallow the panel: a crawler has to fetch the page to see its `noindex`. */
export const robotsTxt = perSite(
	() => `User-agent: *
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`,
)
