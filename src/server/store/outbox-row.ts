import type { Insertable } from 'kysely'
import type { MailKind, Tables } from './tables.ts'

/** A composed mail, without sender and recipient. */
export type MailContent = {
	readonly subject: string
	readonly text: string
	readonly html: string
	/** Target of the one-click unsubscribe request (RFC 8058). */
	readonly unsubscribeUrl: string
}

/** The outbox row of a mail. Insert it in the transaction of the change that the mail is about. */
export function outboxRow(
	identity: { readonly id: string; readonly signup_id: string; readonly kind: MailKind },
	mail: MailContent,
	state: 'queued' | 'withheld',
	recipient: string,
	at: string,
): Insertable<Tables['outbox']> {
	return {
		...identity,
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
