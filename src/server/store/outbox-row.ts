import type { Insertable } from 'kysely'
import type { Tables } from './tables.ts'

/** A mail, finished but for its sender. */
export type MailContent = {
	readonly subject: string
	readonly text: string
	readonly html: string
	/** Where mail programs send their one-click request (RFC 8058). */
	readonly unsubscribeUrl: string
}

/** A mail as it stands in the outbox. Write it in the transaction of whatever it is about. */
export function outboxRow(
	owner: { readonly id: string; readonly signup_id: string },
	mail: MailContent,
	state: 'queued' | 'withheld',
	recipient: string,
	at: string,
): Insertable<Tables['outbox']> {
	return {
		...owner,
		state,
		recipient,
		subject: mail.subject,
		body_text: mail.text,
		body_html: mail.html,
		unsubscribe_url: mail.unsubscribeUrl,
		tries: 0,
		created_at: at,
		next_try_at: at,
	}
}
