import type { KeyObject } from 'node:crypto'
import type { StoreContext } from '#server/platform/db/context.ts'
import { openText, sealText } from '#server/platform/db/sealed-text.ts'
import type { MailKind } from '#server/platform/jobs/job-kinds.ts'

/** A composed mail, without sender and recipient. */
export type MailContent = {
	readonly subject: string
	readonly text: string
	readonly html: string
	/** Target of the one-click unsubscribe request (RFC 8058). */
	readonly unsubscribeUrl: string
}

/** What the job of a mail knows. */
export type QueuedMail = MailContent & { readonly recipient: string }

/** The code of a mail that was encrypted with a key that is gone. */
export const unreadableCode = 'KEY-REPLACED'

/**
 * The job of a mail, for `jobRow` or `queueJobs` in the transaction of the change that the mail is about. Its payload is
 * encrypted, because it has the only copy of the mail's tokens. A withheld mail takes as long to queue, and is never sent.
 */
export function mailJob(
	{ keys, random }: Pick<StoreContext, 'keys' | 'random'>,
	kind: MailKind,
	personId: string,
	mail: QueuedMail,
	isWithheld: boolean,
) {
	const sealed = sealText(JSON.stringify(mail), keys.outbox, random)
	return isWithheld
		? ({ kind: 'withheld', personId, payload: '' } as const)
		: { kind, personId, payload: sealed }
}

/** The mail of a job that `mailJob` made; null if it was encrypted with another key. */
export function openMail(payload: string, key: KeyObject): QueuedMail | null {
	const text = openText(payload, key)
	// Not parsed by a schema: only this site can have encrypted it.
	return text === null ? null : JSON.parse(text)
}
