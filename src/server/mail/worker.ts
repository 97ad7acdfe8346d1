import { retryAt } from '#domain/waitlist/retry.ts'
import type { LeasedMail } from '#server/store/outbox.ts'
import type { Store } from '#server/store/store.ts'
import { deliveryFailure } from './delivery-failure.ts'
import type { Transport } from './transport.ts'

/** What the worker tells the log. Never an address, never a server's words. */
export type MailLog = {
	readonly warn: (details: object, message: string) => void
}

type MailWorkerOptions = {
	readonly store: Pick<Store, 'outbox'>
	readonly transport: Transport
	readonly now: () => number
	/** 0 to 1. */
	readonly random: () => number
	/** Unlike that of every other worker. */
	readonly owner: string
	readonly log: MailLog
}

/** Longer than a conversation with a mail server can take, so that a lease ends only with its worker. */
export const leaseMs = 5 * 60_000

/** Sends every mail that is due, one after the other, and answers how many were taken. */
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
		const next = isFinal ? null : retryAt(mail.tries, now(), random())
		await store.outbox.markFailed(mail.id, owner, code, next)
		log.warn(
			{ mail: mail.id, tries: mail.tries, code },
			next === null ? 'Mail given up' : 'Mail put back',
		)
		return false
	}
	await store.outbox.markSent(mail.id, owner)
	return true
}

/** Looks for due mail every `everyMs` milliseconds, and at once when woken. */
export function startMailWorker(options: MailWorkerOptions, everyMs = 10_000) {
	let running: Promise<unknown> | null = null
	let isWokenAgain = false
	const stopping = new AbortController()

	async function run(): Promise<void> {
		do {
			isWokenAgain = false
			try {
				await sendDueMails(options, () => stopping.signal.aborted)
			} catch {
				// The database is away. The mail is safe in it, and the next look finds it.
				options.log.warn({}, 'The outbox cannot be read')
			}
		} while (isWokenAgain && !stopping.signal.aborted)
		running = null
	}

	function wake(): void {
		if (running === null) running = run()
		else isWokenAgain = true
	}

	const timer = setInterval(wake, everyMs)
	wake()
	return {
		wake,
		/** Finishes the mail in hand and looks for no other. */
		stop: async () => {
			stopping.abort()
			clearInterval(timer)
			await running
		},
	}
}
