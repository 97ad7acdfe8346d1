import type { Letter } from '#features/letters/messages/letter.ts'
import { withCampaign } from '#site-map/campaigns/with-campaign.ts'
import { type LetterBlock, plainText } from '#features/letters/rules/letter-block.ts'
import { letterQuery } from '#features/letters/rules/letter-campaign.ts'
import { type Language, locales } from '#site-map/languages.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { currentSite } from '#cms/reader/site.ts'
import { letterHtml, letterText } from './letter-body.ts'
import { composeMail, signupOrigin } from '#features/mail-design/mail-design.ts'
import { isOwnerSource } from '#features/waitlist/rules/by-hand.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { parseLetter } from './parse-letter.ts'

/** The part of a letter that all its emails share. */
export type LetterTemplate = Pick<Letter, 'content' | 'fallback' | 'campaign'>

/** The part that differs between the emails of a letter. */
export type LetterRecipient = {
	readonly language: Language
	readonly unsubscribeUrl: string
	/** The address of the page "Your data with us"; absent if the email does not link to it. */
	readonly dataUrl?: string
	/**
	 * The consent that the email is based on, with the `source` of its form; null if the person signed up before
	 * consents were stored.
	 */
	readonly consent: { readonly givenAt: string; readonly source: string } | null
}

/** Index of the lit window in the drawing: Thursday, as on the landing page. */
const litWindow = 3

/** Maximum length, in characters, of the preview that mail clients show next to the subject. */
const maxPreviewLength = 120

/**
 * Renders the email of a letter for one recipient. Called up to a few hundred times per second. The links in the text
 * identify the letter, not the person.
 *
 * @param site the site's origin
 * @throws RangeError if the letter has neither the recipient's language nor a fallback, which its checks exclude
 */
export function renderLetter(
	letter: LetterTemplate,
	{ consent, unsubscribeUrl, dataUrl, ...recipient }: LetterRecipient,
	site: string,
): MailContent {
	const language = languageOf(letter, recipient.language)
	const { subject, text } = letter.content[language] ?? { subject: '', text: '' }
	const { week, unsubscribe, data } = words('mails', language).letter
	const blocks = letterBlocks(text, letter.campaign, site)
	const origin = originOf(language, consent, site)
	const links = [
		{ label: week.label, url: withCampaign(site + week.href, letterQuery(letter.campaign)) },
		{ label: unsubscribe, url: unsubscribeUrl },
		...(dataUrl === undefined ? [] : [{ label: data, url: dataUrl }]),
	]
	const mail = composeMail({
		language,
		subject,
		preview: previewOf(blocks),
		text: [subject, letterText(blocks)],
		body: letterHtml(blocks),
		litWindow,
		origin,
		links,
	})
	return { ...mail, unsubscribeUrl }
}

/** The sentence in the footer that says why the person gets the letter. */
function originOf(language: Language, consent: LetterRecipient['consent'], site: string): string {
	const { member, origin } = words('mails', language).letter
	if (consent === null || isOwnerSource(consent.source)) return member
	const time = Date.parse(consent.givenAt)
	const signup = signupOrigin({ language, source: consent.source, time }, site)
	return formatMessage(locales[language], origin, signup)
}

/** The language of a recipient's mail, including its footer. */
function languageOf({ content, fallback }: LetterTemplate, wanted: Language): Language {
	if (content[wanted]) return wanted
	if (fallback === null || !content[fallback]) throw new RangeError(`No words in ${wanted}`)
	return fallback
}

/** The size of an email's two parts in bytes, before they are encoded for transport. */
export function mailBytes({ text, html }: Pick<MailContent, 'text' | 'html'>): number {
	return Buffer.byteLength(text) + Buffer.byteLength(html)
}

/** The blocks of a letter's text. Their links to the site and to the app carry the campaign. */
export function letterBlocks(text: string, campaign: string, site: string): readonly LetterBlock[] {
	const query = letterQuery(campaign)
	const ownOrigins = new Set(
		[site, currentSite().settings.addresses.app].map((address) => new URL(address).origin),
	)
	return parseLetter(
		text,
		site,
		(url) => (ownOrigins.has(new URL(url).origin) ? withCampaign(url, query) : url),
		serverOrigin(site),
	)
}

/** The origin of pictures and of letters on the web. It is the API's origin, which the links in the footer use too. */
export function serverOrigin(site: string): string {
	return currentSite().settings.addresses.api || site
}

function previewOf(blocks: readonly LetterBlock[]): string {
	const beginning = blocks
		.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.content)] : []))
		.join(' ')
		.replaceAll(/\s+/g, ' ')
	if (beginning.length <= maxPreviewLength) return beginning
	return `${beginning.slice(0, maxPreviewLength).replace(/\s\S*$/, '')} …`
}
