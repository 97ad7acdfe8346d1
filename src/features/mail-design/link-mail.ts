import type { Language } from '#site-map/languages.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { button, note, paragraph } from './mail-blocks.ts'
import { composeMail } from './mail-layout.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'

type FootLink = { readonly label: string; readonly url: string }

type LinkMail = {
	readonly language: Language
	readonly subject: string
	/** Preview text next to the subject in mail programs. */
	readonly preview: string
	/** Opening sentences. */
	readonly text: string
	/** A sentence that asks the reader to press the button; unset if the button's label is enough. */
	readonly ask?: string
	readonly button: FootLink
	/** Text below the button. */
	readonly note: string
	/** The reason why the recipient gets the email. */
	readonly origin: string
	readonly footLinks: readonly FootLink[]
	readonly unsubscribeUrl: string
}

export function linkMail(mail: LinkMail): MailContent {
	const { language, subject, preview, text, ask, origin, footLinks: links, unsubscribeUrl } = mail
	const { label, url } = mail.button
	const body = [
		paragraph(escapeHtml(text)),
		...(ask === undefined ? [] : [paragraph(escapeHtml(ask))]),
		button(url, escapeHtml(label)),
		note(escapeHtml(mail.note)),
	].join('\n')
	const paragraphs = [text, `${ask ?? `${label}:`}\n${url}`, mail.note]
	const parts = { language, subject, preview, body, origin, links }
	return { ...composeMail({ ...parts, text: paragraphs }), unsubscribeUrl }
}
