import type { KeyObject } from 'node:crypto'
import type { StoreContext } from '#platform/db/context.ts'
import { openText, sealText } from '#platform/db/sealed-text.ts'
import type { JobKind } from '#platform/db/tables.ts'

export type MailContent = {
	readonly subject: string
	readonly text: string
	readonly html: string
	/** Target of the one-click unsubscribe request (RFC 8058). */
	readonly unsubscribeUrl: string
}

/** The payload of an email's job. */
export type QueuedMail = MailContent & { readonly recipient: string }

/** The failure code of an email that was encrypted with a replaced key. */
export const unreadableCode = 'KEY-REPLACED'

/**
 * Builds an email's job, for `queueJobs` in the transaction that causes the email. The payload is encrypted, because it
 * has the only copy of the email's tokens. A withheld email is never sent; it is encrypted too, so that queueing takes
 * the same time.
 */
export function mailJob(
	{ keys, random }: Pick<StoreContext, 'keys' | 'random'>,
	kind: JobKind,
	personId: string,
	mail: QueuedMail,
	isWithheld: boolean,
) {
	const sealed = sealText(JSON.stringify(mail), keys.outbox, random)
	return isWithheld
		? ({ kind: 'withheld', personId, payload: '' } as const)
		: { kind, personId, payload: sealed }
}

/** Decrypts an email's payload; null if it was encrypted with another key. */
export function openMail(payload: string, key: KeyObject): QueuedMail | null {
	const text = openText(payload, key)
	// Needs no schema: only this site can have encrypted it.
	return text === null ? null : JSON.parse(text)
}
