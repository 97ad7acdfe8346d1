import type { Settings } from '#config/settings.ts'
import type { LetterOnWeb, WrittenLetter } from '#features/letters/archive/rules/letter-archive.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import type { LetterStores } from '#features/letters/letters.ts'
import { languages } from '#site-map/languages.ts'

/**
 * Creates a function that reads the letters on the web; undefined without LETTER_ARCHIVE. It returns the same list until
 * one of them changes, because a new list makes pages be rendered again.
 */
export function createLettersOnWeb({ letters }: Pick<LetterStores, 'letters'>) {
	let known: { revision: string; list: readonly LetterOnWeb[] } = { revision: '', list: [] }
	return async ({
		letterArchive,
		addresses: { site },
	}: Pick<Settings, 'letterArchive' | 'addresses'>) => {
		if (!letterArchive) return undefined
		const revision = `${await letters.archiveRevision()} ${site}`
		if (revision !== known.revision) {
			const list = (await letters.lettersOnWeb()).map(({ content, ...letter }): LetterOnWeb => ({
				...letter,
				content: Object.fromEntries(
					languages.flatMap((language) => {
						const { [language]: written } = content
						return written ? [[language, parsed(written, site)]] : []
					}),
				),
			}))
			known = { revision, list }
		}
		return known.list
	}
}

/** Links carry no campaign, because readers of the page do not come from an email. */
function parsed({ subject, text }: { subject: string; text: string }, site: string): WrittenLetter {
	return { subject, blocks: parseLetter(text, site, undefined, '') }
}
