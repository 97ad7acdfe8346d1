import { archivedPath } from './rules/letter-archive.ts'
import type { Language } from '#site-map/languages.ts'
import { type AtomEntry, maxFeedEntries } from '#values/atom-feed.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import { serverOrigin } from '#features/letters/drafts/render-letter.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import type { ArchivedLetter } from './archived-letters.ts'

/** The first letters with their full content, for a feed. */
export async function letterEntries(
	letters: readonly ArchivedLetter[],
	language: Language,
	{ site, pages }: Pick<LetterRouteOptions, 'site' | 'pages'>,
): Promise<readonly AtomEntry[]> {
	const base = serverOrigin(site)
	return await Promise.all(
		letters.slice(0, maxFeedEntries).map(async (letter) => {
			const blocks = parseLetter(letter.text, site, undefined, base)
			return {
				address: base + archivedPath(letter.campaign, language),
				title: letter.subject,
				published: letter.sentAt,
				updated: letter.archivedAt,
				html: (await pages.renderOnce({ kind: 'letter-text', blocks })).text,
			}
		}),
	)
}
