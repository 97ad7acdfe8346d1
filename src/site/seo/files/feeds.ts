import { renderToStaticMarkup } from 'react-dom/server'
import { archivePath } from '#features/letters/archive/rules/letter-archive.ts'
import { atomFeed, type AtomEntry, maxFeedEntries } from '#values/atom-feed.ts'
import { type Language, locales, type PageLanguage } from '#site-map/languages.ts'
import { pages } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { absoluteUrl, serverUrl } from '#cms/reader/site-urls.ts'
import { LetterBody } from '#site/blocks/letters/LetterBody.tsx'
import {
	feedPath,
	letterFeedPath,
	lettersIn,
	type NewsItem,
	newsIn,
} from '#site/seo/props/letters.ts'

/** The Atom feed of a language's guides and letters. */
export function newsFeed(language: PageLanguage): string {
	const { title, description } = words('tool', `${language}/news`).head
	return atomFeed({
		title,
		lede: description,
		language: locales[language],
		page: serverUrl(pages.news[language]),
		self: absoluteUrl(feedPath(language)),
		author: siteName(),
		entries: entriesOf(newsIn(language)),
	})
}

/** The Atom feed of a language's letters. */
export function letterFeed(language: Language): string {
	return atomFeed({
		...words('letterArchive', language),
		language: locales[language],
		page: serverUrl(archivePath(language)),
		self: serverUrl(letterFeedPath(language)),
		author: siteName(),
		entries: entriesOf(lettersIn(language)),
	})
}

/** Only the server has letters, whose origin may differ from the origin of the guides. */
function entriesOf(items: readonly NewsItem[]): readonly AtomEntry[] {
	return items.slice(0, maxFeedEntries).map(({ path, ...item }) => {
		if ('summary' in item) return { ...item, address: absoluteUrl(path) }
		const { blocks, ...entry } = item
		const html = renderToStaticMarkup(LetterBody({ blocks, origin: serverUrl('') }))
		return { ...entry, address: serverUrl(path), html }
	})
}
