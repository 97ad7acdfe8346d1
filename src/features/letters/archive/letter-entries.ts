import { archivedPath } from './rules/letter-archive.ts'
import type { Language } from '#site-map/languages.ts'
import { type AtomEntry, maxFeedEntries } from '#values/atom-feed.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import { serverOrigin } from '#features/letters/drafts/render-letter.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'

export async function letterEntries(
	language: Language,
	{ store: { letters }, site, pages }: Pick<LetterRouteOptions, 'store' | 'site' | 'pages'>,
): Promise<readonly AtomEntry[]> {
	const base = serverOrigin(site)
	const found = await letters.archived(language)
	return await Promise.all(
		found.slice(0, maxFeedEntries).map(async (letter) => {
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
