import { nextAttemptAt } from '#domain/waitlist/delivery-retry.ts'
import type { LeasedMail } from '#server/store/outbox.ts'
import type { Store } from '#server/store/store.ts'
import { deliveryFailure } from './delivery-failure.ts'
import type { Transport } from './transport.ts'

/** The worker's log. Receives no addresses and no text from mail servers. */
export type MailLog = {
	readonly warn: (details: object, message: string) => void
}

type MailWorkerOptions = {
	readonly store: Pick<Store, 'outbox'>
	readonly transport: Transport
	readonly now: () => number
	/** Returns a number from 0 to 1, for the jitter of retries. */
	readonly random: () => number
	/** Unique ID of this worker, the owner of its leases. */
	readonly owner: string
	readonly log: MailLog
}

/** Longer than an SMTP session can take, so that only the lease of a dead worker expires. */
export const leaseMs = 5 * 60_000

/** Sends all due mails, one after the other. Returns the number of mails sent. */
export async function sendDueMails(
	options: MailWorkerOptions,
	isStopping = () => false,
): Promise<number> {
	let sent = 0
	while (!isStopping()) {
		const mail = await options.store.outbox.claim(options.owner, leaseMs)
		if (mail === null) break
		if (await sendOne(options, mail)) sent += 1
	}
	return sent
}

async function sendOne(options: MailWorkerOptions, mail: LeasedMail): Promise<boolean> {
	const { store, transport, now, random, owner, log } = options
	try {
		await transport.send(mail)
	} catch (error) {
		const { code, isFinal } = deliveryFailure(error)
		const next = isFinal ? null : nextAttemptAt(mail.tries, now(), random())
		await store.outbox.markFailed(mail.id, owner, code, next)
		log.warn(
			{ mail: mail.id, tries: mail.tries, code },
			next === null ? 'Mail delivery failed, given up' : 'Mail delivery failed, will be retried',
		)
		return false
	}
	await store.outbox.markSent(mail.id, owner)
	return true
}

/** Starts a worker that polls the outbox every `pollIntervalMs` milliseconds, and at once on `wake`. */
export function startMailWorker(options: MailWorkerOptions, pollIntervalMs = 10_000) {
	let running: Promise<unknown> | null = null
	let isWokenAgain = false
	const stopping = new AbortController()

	async function run(): Promise<void> {
		do {
			isWokenAgain = false
			try {
				await sendDueMails(options, () => stopping.signal.aborted)
			} catch {
				// The database is unavailable. The mails stay in the outbox for the next poll.
				options.log.warn({}, 'The outbox cannot be read, will be retried')
			}
		} while (isWokenAgain && !stopping.signal.aborted)
		running = null
	}

	function wake(): void {
		if (running === null) running = run()
		else isWokenAgain = true
	}

	const timer = setInterval(wake, pollIntervalMs)
	wake()
	return {
		wake,
		/** Resolves after the current mail is sent. No further mail is leased. */
		stop: async () => {
			stopping.abort()
			clearInterval(timer)
			await running
		},
	}
}
