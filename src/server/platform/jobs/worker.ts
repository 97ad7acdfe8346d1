import { nextAttemptAt } from '#domain/waitlist/delivery-retry.ts'
import type { LeasedMail } from './outbox.ts'
import type { Store } from '#server/store.ts'
import { deliveryFailure } from '#server/platform/mail/delivery-failure.ts'
import type { BounceAddresses } from '#server/bounces/bounce-address.ts'
import type { WorkLog } from './poll.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'
import type { Transport } from '#server/platform/mail/transport.ts'

type MailWorkerOptions = {
	readonly store: Pick<Store, 'outbox'>
	readonly transport: Transport
	readonly now: () => number
	/** Returns a number from 0 to 1, for the jitter of retries. */
	readonly random: () => number
	/** Unique ID of this worker, the owner of its leases. */
	readonly owner: string
	readonly log: WorkLog
	/** The envelope sender of a mail; null for the sender. Unset if bounces are not read. */
	readonly bounceAddress?: BounceAddresses['addressOf'] | undefined
}

/** Longer than an SMTP session can take, so that only the lease of a dead worker expires. */
export const leaseMs = 5 * 60_000

/** Workers of one process, so that a slow mail server does not delay the last of several signups. */
export const concurrentMails = 4

/** Sends all due confirmations, one after the other. Returns the number of mails sent. */
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
	const { personId, id: mailId } = mail
	try {
		const bounceAddress = options.bounceAddress?.({ personId, mailId }) ?? null
		await transport.send({ ...mail, bounceAddress })
	} catch (error) {
		const { code, kind } = deliveryFailure(error)
		const next = kind === 'final' ? null : nextAttemptAt(mail.tries, now(), random())
		await store.outbox.markFailed(mail.id, owner, code, next)
		log.warn(
			{ mail: mail.id, tries: mail.tries, code },
			next === null ? 'Mail delivery failed, given up' : 'Mail delivery failed, will be retried',
		)
		return false
	}
	await retryWhileUnavailable(() => store.outbox.markSent(mail.id, owner))
	return true
}
