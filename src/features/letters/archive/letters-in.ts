import type { LetterBlock } from '#features/letters/rules/letter-block.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import type { ArchivedLetter } from './archived-letters.ts'

/** A letter on the web in one of its languages. */
export type LetterInLanguage = Pick<ArchivedLetter, 'campaign' | 'sentAt' | 'archivedAt'> & {
	readonly subject: string
	readonly text: string
	/** All languages of the letter. */
	readonly languages: readonly Language[]
}

/** The letters with content in a language. */
export function lettersIn(
	letters: readonly ArchivedLetter[],
	language: Language,
): readonly LetterInLanguage[] {
	return letters.flatMap(({ campaign, sentAt, archivedAt, content }) => {
		const found = content[language]
		if (found === undefined) return []
		const { subject, text } = found
		const all = languages.filter((each) => content[each] !== undefined)
		return [{ campaign, sentAt, archivedAt, subject, text, languages: all }]
	})
}

/**
 * The text of a letter. Links carry no campaign, because readers of the page do not come from a mail.
 *
 * @param base the origin of the pictures; empty on their own site
 */
export function blocksOf(
	{ text }: Pick<LetterInLanguage, 'text'>,
	site: string,
	base: string,
): readonly LetterBlock[] {
	return parseLetter(text, site, (url) => url, base)
}
