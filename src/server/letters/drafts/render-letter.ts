import { senderName, waitlistWords } from '#content/emails/waitlist.ts'
import { pageLink } from '#content/page-links.ts'
import type { Letter } from '#contract/letter.ts'
import { withCampaign } from '#domain/attribution/with-campaign.ts'
import { type LetterBlock, plainText } from '#domain/letters/letter-block.ts'
import { letterQuery } from '#domain/letters/letter-campaign.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { MailContent } from '#server/platform/mail/queued-mail.ts'
import { addresses } from '#settings/addresses.ts'
import { letterHtml, letterText } from './letter-body.ts'
import { mailLayout } from '#server/platform/mail/mail-layout.ts'
import { mailLocales, senderLine, signupOrigin } from '#server/platform/mail/mail-origin.ts'
import { parseLetter } from './parse-letter.ts'

/** What a letter's mails have in common. */
export type LetterTemplate = Pick<Letter, 'content' | 'fallback' | 'campaign'>

/** What differs from mail to mail. */
export type LetterRecipient = {
	readonly language: Language
	readonly unsubscribeUrl: string
	/** The page "Your data with us"; absent if there is none. */
	readonly dataUrl?: string
	/** The consent for which the mail comes, and the `source` of its form; null for people from before consents were stored. */
	readonly consent: { readonly givenAt: string; readonly source: string } | null
}

/** Thursday, the day that the landing page sees coming. */
const litWindow = 3

/** Characters of the text beside the subject in a list of mails. */
const maxPreviewLength = 120

/**
 * The mail of a letter for one recipient. Called for each mail, up to some hundred times a second. The links of the
 * letter name the letter and no person.
 *
 * @param site the site's origin
 * @throws RangeError if the letter has no words for the recipient, which its checks exclude
 */
export function renderLetter(
	letter: LetterTemplate,
	{ consent, unsubscribeUrl, dataUrl, ...recipient }: LetterRecipient,
	site: string,
): MailContent {
	const language = languageOf(letter, recipient.language)
	const { subject, text } = letter.content[language] ?? { subject: '', text: '' }
	const words = waitlistWords[language].letter
	const blocks = letterBlocks(text, letter.campaign, site)
	const origin = originOf(language, consent, site)
	const week = pageLink(language, 'week', words.week)
	const links = [
		{ label: week.label, url: withCampaign(site + week.href, letterQuery(letter.campaign)) },
		{ label: words.unsubscribe, url: unsubscribeUrl },
		...(dataUrl === undefined ? [] : [{ label: words.data, url: dataUrl }]),
	]
	return {
		subject,
		text: [
			subject,
			letterText(blocks),
			`--\n${origin}`,
			...links.map(({ label, url }) => `${label}:\n${url}`),
			`${senderLine}\n`,
		].join('\n\n'),
		html: mailLayout({
			locale: mailLocales[language],
			senderName,
			subject,
			preview: previewOf(blocks),
			body: letterHtml(blocks),
			litWindow,
			origin,
			links,
			sender: senderLine,
		}),
		unsubscribeUrl,
	}
}

/** Why the letter came. */
function originOf(language: Language, consent: LetterRecipient['consent'], site: string): string {
	const words = waitlistWords[language].letter
	if (consent === null) return words.member
	const time = Date.parse(consent.givenAt)
	const { day, page } = signupOrigin({ language, source: consent.source, time }, site)
	return words.origin(day, page)
}

/** The language of a recipient's mail, its foot included. */
function languageOf({ content, fallback }: LetterTemplate, wanted: Language): Language {
	if (content[wanted]) return wanted
	if (fallback === null || !content[fallback]) throw new RangeError(`No words in ${wanted}`)
	return fallback
}

/** The size of a mail's two parts in bytes, before they are encoded for transport. */
export function mailBytes({ text, html }: Pick<MailContent, 'text' | 'html'>): number {
	return Buffer.byteLength(text) + Buffer.byteLength(html)
}

/** The blocks of a letter's text. The links to the site and to the app carry the campaign. */
export function letterBlocks(text: string, campaign: string, site: string): readonly LetterBlock[] {
	const query = letterQuery(campaign)
	const ownOrigins = new Set([site, addresses.app].map((address) => new URL(address).origin))
	return parseLetter(text, site, (url) =>
		ownOrigins.has(new URL(url).origin) ? withCampaign(url, query) : url,
	)
}

/** The beginning of the letter, up to the end of a word. */
function previewOf(blocks: readonly LetterBlock[]): string {
	const words = blocks
		.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.content)] : []))
		.join(' ')
		.replaceAll(/\s+/g, ' ')
	if (words.length <= maxPreviewLength) return words
	return `${words.slice(0, maxPreviewLength).replace(/\s\S*$/, '')} …`
}
