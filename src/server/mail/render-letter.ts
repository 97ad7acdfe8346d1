import type { Letter } from '#contract/letter.ts'
import type { Language } from '#domain/pages/pages.ts'
import { escapeHtml } from '#server/html/escape-html.ts'
import type { MailContent } from '#server/store/outbox-row.ts'

/** What a letter's mails have in common. */
export type LetterTemplate = Pick<Letter, 'content' | 'fallback' | 'campaign'>

/** What differs from mail to mail. */
export type LetterRecipient = {
	readonly language: Language
	readonly unsubscribeUrl: string
	/** The consent for which the mail comes, and the `source` of its form; null for people from before consents were stored. */
	readonly consent: { readonly givenAt: string; readonly source: string } | null
}

/**
 * The mail of a letter for one recipient. Called for each mail, up to some hundred times a second.
 *
 * @param site the site's origin
 * @throws RangeError if the letter has no words for the recipient, which its checks exclude
 */
export function renderLetter(
	letter: LetterTemplate,
	{ language, unsubscribeUrl }: LetterRecipient,
	site: string,
): MailContent {
	const words = letter.content[language] ?? (letter.fallback && letter.content[letter.fallback])
	if (!words) throw new RangeError(`The letter has no words in ${language}`)
	const paragraphs = words.text.split(/\n{2,}/)
	const foot = `${new URL(site).host}\n${unsubscribeUrl}`
	return {
		subject: words.subject,
		text: `${paragraphs.join('\n\n')}\n\n--\n${foot}\n`,
		html: [...paragraphs, foot].map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
		unsubscribeUrl,
	}
}
