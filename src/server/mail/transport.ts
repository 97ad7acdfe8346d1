import type { LeasedMail } from '#server/store/outbox.ts'

/** Takes one mail away. Fails with an error that `failureOf` can read. */
export type Transport = {
	readonly send: (mail: LeasedMail) => Promise<void>
	readonly close: () => void
}
