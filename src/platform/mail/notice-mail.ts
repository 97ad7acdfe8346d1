import { asciiEmail } from '#values/email.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import type { OutgoingMail } from './transport.ts'

type Notice = Pick<OutgoingMail, 'id' | 'recipient' | 'subject' | 'text'>

/** Composes an email to an admin, as plain text and the same text in HTML. */
export function noticeMail({ id, recipient, subject, text }: Notice): OutgoingMail {
	return {
		id,
		recipient: asciiEmail(recipient),
		subject,
		text,
		html: `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(text)}</pre>`,
		unsubscribeUrl: null,
	}
}
