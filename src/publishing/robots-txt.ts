import { absoluteUrl } from '#words/site-urls.ts'

/** The panel is not disallowed: a crawler has to fetch the page to see its `noindex`. */
export const robotsTxt = `User-agent: *
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`
