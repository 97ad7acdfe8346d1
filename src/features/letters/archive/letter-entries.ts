import { archivedPath } from './rules/letter-archive.ts'
import type { Language } from '#site-map/languages.ts'
import { type AtomEntry, maxFeedEntries } from '#values/atom-feed.ts'
import type { ServedPages } from '#platform/pages/page.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import type { ArchivedLetter } from './archived-letters.ts'

type Options = Pick<ServedPages, 'renderOnce'> & {
	/** The site's origin. */
	readonly site: string
	/** The origin of the archive. */
	readonly base: string
}

/** The first letters with their full content, for a feed. */
export async function letterEntries(
	letters: readonly ArchivedLetter[],
	language: Language,
	{ site, base, renderOnce }: Options,
): Promise<readonly AtomEntry[]> {
	return await Promise.all(
		letters.slice(0, maxFeedEntries).map(async (letter) => {
			const blocks = parseLetter(letter.text, site, undefined, base)
			return {
				address: base + archivedPath(letter.campaign, language),
				title: letter.subject,
				published: letter.sentAt,
				updated: letter.archivedAt,
				html: (await renderOnce({ kind: 'letter-text', blocks })).text,
			}
		}),
	)
}
