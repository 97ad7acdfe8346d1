import type { KeyObject } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { StoreContext } from '#server/platform/db/context.ts'
import { openText, sealText } from '#server/platform/db/sealed-text.ts'
import type { MailKind, Tables } from '#server/platform/db/tables.ts'

/** A composed mail, without sender and recipient. */
export type MailContent = {
	readonly subject: string
	readonly text: string
	readonly html: string
	/** Target of the one-click unsubscribe request (RFC 8058). */
	readonly unsubscribeUrl: string
}

/**
 * The outbox row of a mail. Insert it in the transaction of the change that the mail is about. A mail that waits has the
 * only copy of its tokens, so its content is encrypted; a withheld mail has none.
 */
export function outboxRow(
	{ keys, random }: Pick<StoreContext, 'keys' | 'random'>,
	identity: { readonly id: string; readonly person_id: string; readonly kind: MailKind },
	mail: MailContent,
	state: 'queued' | 'withheld',
	recipient: string,
	at: string,
): Insertable<Tables['outbox']> {
	const { subject, ...content } = mail
	const sealed = sealText(JSON.stringify(content), keys.outbox, random)
	return {
		...identity,
		state,
		recipient,
		subject,
		content: state === 'queued' ? sealed : '',
		tries: 0,
		created_at: at,
		next_try_at: at,
	}
}

/** The content of a row that `outboxRow` made; null if it cannot be read. */
export function readContent(content: string, key: KeyObject): Omit<MailContent, 'subject'> | null {
	const text = openText(content, key)
	// Not parsed by a schema: only this site can have encrypted it.
	return text === null ? null : JSON.parse(text)
}
