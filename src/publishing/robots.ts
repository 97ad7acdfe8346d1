import { absolute } from '#content/links.ts'

/** The panel is not listed here: whoever may not read a page cannot read its `noindex` either. */
export const robots = `User-agent: *
Disallow: /api/

Sitemap: ${absolute('/sitemap.xml')}
`
