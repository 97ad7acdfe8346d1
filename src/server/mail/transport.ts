import type { LeasedMail } from '#server/store/outbox.ts'

/** Delivers mails. `send` rejects with an error that `deliveryFailure` classifies. */
export type Transport = {
	readonly send: (mail: LeasedMail) => Promise<void>
	readonly close: () => void
}
