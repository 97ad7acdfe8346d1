import { mailResult } from '#platform/mail/delivery-failure.ts'
import {
	type BounceAddresses,
	isHardRefusal,
	markUndeliverable,
} from '#features/bounces/bounces.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { MailKind } from './mail-kinds.ts'
import type { Transaction } from '#platform/db/tables.ts'
import type { Job } from '#platform/jobs/job-queue.ts'
import type { JobHandler, JobResult } from '#platform/jobs/job-runner.ts'
import { openMail, type QueuedMail, unreadableCode } from '#platform/mail/queued-mail.ts'
import type { Transport } from '#platform/mail/transport.ts'

type MailJobOptions = Pick<StoreContext, 'keys' | 'now'> & {
	readonly transport: Transport
	/**
	 * Returns the envelope sender of an email; null if it is the same as the sender in the header. Unset if bounces are
	 * not read.
	 */
	readonly bounceAddress?: BounceAddresses['addressOf'] | undefined
}

type MailJob = Job & { readonly kind: MailKind }

/** Confirmations have the most slots, so that a slow mail server does not delay them. */
export function mailHandlers(options: MailJobOptions): Record<MailKind, JobHandler> {
	const handler = (kind: MailKind, slots: number): JobHandler => ({
		slots,
		run: async (job) => await send({ ...job, kind }, options),
		recordFailure: async (transaction, job, code) =>
			await recordRefusal(transaction, { ...job, kind }, code, options),
	})
	return {
		confirmation: handler('confirmation', 4),
		blocked: handler('blocked', 1),
		'data-link': handler('data-link', 2),
	}
}

async function send(
	job: MailJob,
	{ keys, transport, bounceAddress, now }: MailJobOptions,
): Promise<JobResult> {
	const mail = openMail(job.payload, keys.outbox)
	if (mail === null) return { end: 'failed', code: unreadableCode, isFinal: true }
	const { id, personId } = job
	const address = personId === null ? null : bounceAddress?.({ personId, mailId: id })
	return await mailResult(
		transport.send({ ...mail, id, bounceAddress: address ?? null }),
		(transaction) =>
			transaction
				.insertInto('deliveries')
				.values(delivery(job, mail, 'accepted', now()))
				.onConflict((conflict) => conflict.doNothing())
				.execute(),
	)
}

/** Records that an email was given up. Deletes a payload that cannot be decrypted, because it can never be sent. */
async function recordRefusal(
	transaction: Transaction,
	job: MailJob,
	code: string,
	{ keys, now }: MailJobOptions,
): Promise<void> {
	const { personId } = job
	if (personId !== null && isHardRefusal(code)) {
		await markUndeliverable(transaction, { personId, at: now() })
	}
	const mail = openMail(job.payload, keys.outbox)
	if (mail === null) {
		await transaction.updateTable('jobs').set({ payload: '' }).where('id', '=', job.id).execute()
	}
	await transaction
		.insertInto('deliveries')
		.values({ ...delivery(job, mail, 'refused', now()), failure: code })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** The row that shows an email on the person's page. */
function delivery(
	{ id, kind, personId, createdAt, tries, failure }: MailJob,
	mail: Pick<QueuedMail, 'subject'> | null,
	outcome: 'accepted' | 'refused',
	time: number,
) {
	return {
		id,
		person_id: personId ?? '',
		kind,
		subject: mail?.subject ?? '',
		created_at: createdAt,
		finished_at: iso(time),
		outcome,
		tries,
		failure,
	}
}
