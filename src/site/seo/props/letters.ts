import {
	archivedPath,
	archivePath,
	type LetterOnWeb,
	type WrittenLetter,
} from '#features/letters/archive/rules/letter-archive.ts'
import { longDate } from '#values/dates/long-date.ts'
import { pathPrefixes } from '#site-map/own-pages.ts'
import { type Language, languages, locales, type PageLanguage } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import type { AnyBlockPage } from './block-pages.ts'
import { guides, pinPages, quotePages } from './guides.ts'

/** A guide with its description, or a letter with its text. Times are in ISO 8601. */
export type NewsItem = {
	readonly path: string
	readonly title: string
	readonly published: string
	readonly updated: string
} & ({ readonly summary: string } | Pick<WrittenLetter, 'blocks'>)

/** The letters on the web that have a language, the latest first. */
export function lettersIn(language: Language): readonly NewsItem[] {
	return (currentSite().letters ?? []).flatMap(({ campaign, content, sentAt, archivedAt }) => {
		const { [language]: written } = content
		const path = archivedPath(campaign, language)
		const dates = { published: sentAt, updated: archivedAt }
		return written ? [{ path, title: written.subject, blocks: written.blocks, ...dates }] : []
	})
}

type NewestProps = {
	readonly language: Language
	readonly items: readonly (Pick<NewsItem, 'path' | 'title'> & { readonly day: string })[]
	readonly feedPath: string
}

/** The guides and letters of a language, the latest change first. */
export const newsIn = perSite((language: PageLanguage): readonly NewsItem[] => {
	const own = [...guides(), ...quotePages(), ...pinPages()]
		.filter(({ head }) => head.language === language)
		.map(({ head, title, dates }) => ({
			path: head.path,
			title,
			summary: head.description,
			published: `${dates.published}T00:00:00.000Z`,
			updated: `${dates.updated}T00:00:00.000Z`,
		}))
	const all = [...own, ...lettersIn(language)]
	return all.toSorted((one, another) => another.updated.localeCompare(one.updated))
})

export function newestProps(language: PageLanguage): NewestProps {
	const items = newsIn(language).map(({ path, title, updated }) => ({ path, title, day: updated }))
	return { language, items, feedPath: feedPath(language) }
}

/** The paths of the list of letters and of each letter, in every language. */
export const letterPaths = perSite((): readonly string[] =>
	currentSite().letters === undefined
		? []
		: languages.flatMap((language) => [
				archivePath(language),
				...lettersIn(language).map(({ path }) => path),
			]),
)

/** The list of letters, or a letter, at a path. Search engines should lead to the guides instead. */
export function letterPageAt(path: string): AnyBlockPage | undefined {
	const { letters } = currentSite()
	for (const language of letters === undefined ? [] : languages) {
		if (path === archivePath(language)) return listPage(language)
		const found = letters?.find(({ campaign }) => path === archivedPath(campaign, language))
		const page = found && letterPage(found, language)
		if (page) return page
	}
	return undefined
}

function listPage(language: Language): AnyBlockPage {
	const { title, lede, empty, feed } = words('letterArchive', language)
	const path = archivePath(language)
	const feedAt = letterFeedPath(language)
	const items = lettersIn(language).map((item) => ({ ...item, day: item.published }))
	const own = { title, lede, empty, feed, feedPath: feedAt, language, items }
	return {
		head: { title, description: lede, path, language, feed: feedAt, isPrivate: true },
		blocks: [{ block: 'newest', id: 'letters', ...own }],
	}
}

/**
 * The path of a language's Atom feed.
 *
 * @example feedPath('de') // '/deutschland/feed.xml'
 */
export function feedPath(language: PageLanguage): string {
	return `${pathPrefixes[language]}feed.xml`
}

export function letterFeedPath(language: Language): string {
	return `${archivePath(language)}/feed.xml`
}

function letterPage(letter: LetterOnWeb, language: Language): AnyBlockPage | undefined {
	const { [language]: written } = letter.content
	if (written === undefined) return undefined
	const path = archivedPath(letter.campaign, language)
	const { lede: description } = words('letterArchive', language)
	return {
		head: { title: written.subject, description, path, language, isPrivate: true },
		blocks: [letterBlock(letter, language, written)],
	}
}

export type LetterBlock = ReturnType<typeof letterBlock>

function letterBlock(
	{ campaign, content, sentAt }: LetterOnWeb,
	language: Language,
	{ subject, blocks }: WrittenLetter,
) {
	const { sent, all } = words('letterArchive', language)
	const day = longDate(new Date(sentAt), locales[language], 'UTC')
	return {
		block: 'letter',
		id: 'letter',
		subject,
		sent: formatMessage(locales[language], sent, { day }),
		blocks,
		others: languages
			.filter((other) => other !== language && content[other] !== undefined)
			.map((other) => ({ language: other, path: archivedPath(campaign, other) })),
		all: { path: archivePath(language), label: all },
	} as const
}
