import { type PageLanguage, locales } from '#site-map/languages.ts'
import { feedPath, newsPaths } from '#site-map/news-paths.ts'
import { atomFeed, type AtomEntry } from '#values/atom-feed.ts'
import { words } from '#cms/reader/entries.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { absoluteUrl, serverUrl } from '#cms/reader/site-urls.ts'
import { guides, pinPages, quotePages } from './props/guides.ts'

/** The guides and the given letters of a language as feed entries, the latest change first. */
export function newsEntries(
	language: PageLanguage,
	letters: readonly AtomEntry[] = [],
): readonly AtomEntry[] {
	const own = [...guides(), ...quotePages(), ...pinPages()]
		.filter(({ head }) => head.language === language)
		.map(({ head, title, dates }) => ({
			address: absoluteUrl(head.path),
			title,
			published: `${dates.published}T00:00:00.000Z`,
			updated: `${dates.updated}T00:00:00.000Z`,
			summary: head.description,
		}))
	return [...own, ...letters].toSorted((one, another) => another.updated.localeCompare(one.updated))
}

/** The feed of a language. The server renders the page that the feed links to. */
export function siteFeed(language: PageLanguage, letters?: readonly AtomEntry[]): string {
	return atomFeed({
		...words('news', language),
		language: locales[language],
		page: serverUrl(newsPaths[language]),
		self: absoluteUrl(feedPath(language)),
		author: siteName(),
		entries: newsEntries(language, letters),
	})
}
