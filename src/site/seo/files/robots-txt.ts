import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { perSite } from '#cms/reader/site.ts'

/**
 * Does not disallow the panel: a crawler has to fetch the page to see its `noindex`. Assistants may read the
 * description of the tools, which llms.txt names.
 */
export const robotsTxt = perSite(
	() => `User-agent: *
Disallow: /api/
Allow: /api/tools/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`,
)
