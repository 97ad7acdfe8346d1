import { setImmediate } from 'node:timers/promises'
import type { Settings } from '#config/settings.ts'
import type { LetterOnWeb, WrittenLetter } from '#features/letters/archive/rules/letter-archive.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import type { LetterStores } from '#features/letters/letters.ts'
import { languages } from '#site-map/languages.ts'

type LettersOnWebStore = {
	readonly letters: Pick<LetterStores['letters'], 'archiveRevision' | 'lettersOnWeb'>
}

/**
 * Creates a function that reads the letters on the web; undefined without LETTER_ARCHIVE. It returns the same list until
 * one of them changes, because a new list makes pages be rendered again.
 */
export function createLettersOnWeb({ letters }: LettersOnWebStore) {
	let known: { revision: string; list: readonly LetterOnWeb[] } = { revision: '', list: [] }
	return async ({
		letterArchive,
		addresses: { site },
	}: Pick<Settings, 'letterArchive' | 'addresses'>) => {
		if (!letterArchive) return undefined
		const revision = `${await letters.archiveRevision()} ${site}`
		if (revision === known.revision) return known.list
		const list: LetterOnWeb[] = []
		for (const { content, ...letter } of await letters.lettersOnWeb()) {
			const texts = languages.flatMap((language) => {
				const { [language]: written } = content
				return written ? [[language, parsed(written, site)]] : []
			})
			list.push({ ...letter, content: Object.fromEntries(texts) })
			// Long letters take time to parse, so requests are handled in between.
			await setImmediate()
		}
		known = { revision, list }
		return known.list
	}
}

/** Links carry no campaign, because readers of the page do not come from an email. */
function parsed({ subject, text }: { subject: string; text: string }, site: string): WrittenLetter {
	return { subject, blocks: parseLetter(text, site, undefined, '') }
}
