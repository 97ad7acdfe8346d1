import { senderName, waitlistWords } from '#content/emails/waitlist.ts'
import { myData } from '#content/my-data/my-data.ts'
import type { MyDataWords } from '#content/my-data/words.ts'
import { longDate } from '#domain/dates/long-date.ts'
import type { Language } from '#domain/pages/pages.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { LinkTokens } from './my-data.ts'
import type { MailContent } from '#server/platform/mail/queued-mail.ts'
import { button, note, paragraph } from '#server/platform/mail/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail/mail-layout.ts'
import { mailLocales, senderLine } from '#server/platform/mail/mail-origin.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'

/** What the link of a mail opens. */
export type LinkMailKind = keyof MyDataWords['mails']

type LinkMail = {
	readonly kind: LinkMailKind
	readonly language: Language
	/** In milliseconds since 1970. */
	readonly time: number
	/** The site's origin. */
	readonly site: string
}

/** Composes a mail with a link that someone asked for on "Your data with us". */
export function myDataMail(
	{ kind, language, time, site }: LinkMail,
	links: SignedLinks,
	tokens: LinkTokens,
): MailContent {
	const words = myData[language].mails[kind]
	const dataUrl = links.dataUrl(tokens.unsubscribe, language, time)
	const url = kind === 'link' ? dataUrl : links.url(kind, tokens.fresh, language)
	const unsubscribeUrl = links.url('unsubscribe', tokens.unsubscribe, language)
	const locale = mailLocales[language]
	const day = longDate(new Date(time), locale, 'UTC')
	const origin = myData[language].mailOrigin(day, new URL(site).host)
	const footLinks = [
		{ label: waitlistWords[language].letter.unsubscribe, url: unsubscribeUrl },
		{ label: waitlistWords[language].letter.data, url: dataUrl },
	]
	return {
		subject: words.subject,
		text: [
			words.text,
			`${words.button}:\n${url}`,
			words.note,
			`--\n${origin}`,
			...footLinks.map(({ label, url: target }) => `${label}:\n${target}`),
			`${senderLine}\n`,
		].join('\n\n'),
		html: mailLayout({
			locale,
			senderName,
			subject: words.subject,
			preview: words.preview,
			body: [
				paragraph(escapeHtml(words.text)),
				button(url, escapeHtml(words.button)),
				note(escapeHtml(words.note)),
			].join('\n'),
			litWindow: null,
			origin,
			links: footLinks,
			sender: senderLine,
		}),
		unsubscribeUrl,
	}
}
