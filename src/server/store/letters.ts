import type { Insertable } from 'kysely'
import type { Tables } from './tables.ts'

/** A mail, finished but for its sender. */
export type Letter = {
	readonly subject: string
	readonly text: string
	readonly html: string
	/** Where mail programs send their one-click request (RFC 8058). */
	readonly unsubscribeUrl: string
}

/** A mail as it stands in the outbox. Write it in the transaction of whatever it is about. */
export function letterRow(
	owner: { readonly id: string; readonly signup_id: string },
	letter: Letter,
	state: 'queued' | 'withheld',
	recipient: string,
	at: string,
): Insertable<Tables['outbox']> {
	return {
		...owner,
		state,
		recipient,
		subject: letter.subject,
		body_text: letter.text,
		body_html: letter.html,
		unsubscribe_url: letter.unsubscribeUrl,
		tries: 0,
		created_at: at,
		next_try_at: at,
	}
}
