import type { KeyObject } from 'node:crypto'
import type { CountBuffer } from '#server/counts/count-buffer.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import type { RequestPages } from '#server/platform/http/link-pages.ts'
import type { WakeJobs } from '#server/platform/jobs/job-runner.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import { createOutbox } from './outbox.ts'
import { createSignupStore } from './signups.ts'

export type WaitlistStores = ReturnType<typeof createWaitlistStores>

export type WaitlistOptions = {
	readonly store: Pick<WaitlistStores, 'signups'>
	/** Key of the HMACs that hide addresses in rate limit counters. */
	readonly key: KeyObject
	readonly links: SignedLinks
	/** The site's origin. */
	readonly site: string
	/** Whether no setting names the site's address, so that a local trial links to itself. */
	readonly isSiteUnset?: boolean
	/** The sender address of mails. */
	readonly mailAddress: string
	/** Maximum number of signups per client within `waitlistLimits.signupWindowMs`. */
	readonly signupsPerClient: number
	readonly pages: RequestPages
	/** Undefined if counting is off. */
	readonly counts?: Pick<CountBuffer, 'add'> | undefined
	readonly now?: () => number
	readonly onJobQueued: WakeJobs
	/** Called for each stored signup, for the metrics. */
	readonly onSignup?: () => void
}

export function createWaitlistStores(context: StoreContext) {
	return { signups: createSignupStore(context), outbox: createOutbox(context) }
}
