import type { PageLanguage } from '#site-map/languages.ts'
import { locales } from '#site-map/languages.ts'
import { feedPath, newsPaths } from '#site-map/news-paths.ts'
import { atomFeed, type AtomEntry } from '#values/atom-feed.ts'
import { words } from '#cms/reader/entries.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { guides, pinPages, quotePages } from './props/guides.ts'

/** The guides of a language as entries of its feed, the latest change first. */
export const guideEntries = perSite((language: PageLanguage): readonly AtomEntry[] =>
	[...guides(), ...quotePages(), ...pinPages()]
		.filter(({ head }) => head.language === language)
		.map(({ head, title, dates }) => ({
			address: absoluteUrl(head.path),
			title,
			published: `${dates.published}T00:00:00.000Z`,
			updated: `${dates.updated}T00:00:00.000Z`,
			summary: head.description,
		}))
		.toSorted((one, another) => another.updated.localeCompare(one.updated)),
)

/** The feed of a language. The server adds letters to the guides. */
export function siteFeed(
	language: PageLanguage,
	entries: readonly AtomEntry[] = guideEntries(language),
): string {
	const { title, lede } = words('news', language)
	return atomFeed({
		language: locales[language],
		page: newsUrl(language),
		self: absoluteUrl(feedPath(language)),
		title: `${title} | ${siteName()}`,
		subtitle: lede,
		author: siteName(),
		entries,
	})
}

/** The page of the newest guides and letters, which the server fills in. */
export function newsUrl(language: PageLanguage): string {
	const { api, site } = currentSite().settings.addresses
	return (api === '' ? site : api) + newsPaths[language]
}
