import type { QueuedMail } from './queued-mail.ts'

/** `bulk` marks a letter. */
export type OutgoingMail = Omit<QueuedMail, 'unsubscribeUrl'> & {
	readonly id: string
	/** Null for emails to the owner, who cannot unsubscribe. */
	readonly unsubscribeUrl: string | null

	/** Envelope sender, which receives bounces; defaults to the sender. */
	readonly bounceAddress?: string | null

	readonly bulk?: {
		readonly listName: string
		/** Address for replies; null if replies go to the sender. */
		readonly replyTo: string | null
	}
}

/** `send` rejects with an error that `deliveryFailure` classifies. */
export type Transport = {
	readonly send: (mail: OutgoingMail) => Promise<void>
	readonly close: () => void
}
