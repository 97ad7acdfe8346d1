import { withContext } from '#platform/with-context.ts'
import { sql } from 'kysely'
import type { FailedMail } from './messages/failed-mail.ts'
import { runAfterCommit } from '#platform/jobs/job-queue.ts'
import { minRetryPeriodMs } from '#platform/jobs/retry-policy.ts'
import { asciiEmail } from '#values/email.ts'
import { waitlistLimits } from './rules/waitlist-limits.ts'
import { retentionMs } from '#values/retention.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { type StoreContext, iso, countRows } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { unreadableCode } from '#platform/mail/queued-mail.ts'
import { mailKinds } from './mail-kinds.ts'

type Reader = Pick<Transaction, 'selectFrom'>

/** A confirmation can be resent as long as its link stays valid for at least another retry period, about three days. */
const maxAgeOfResentMs = waitlistLimits.confirmationLinkLifetimeMs - minRetryPeriodMs

/** Maximum number of failed emails that are listed, and that one request queues again. */
const maxListedFailures = 200

export function createOutbox(context: StoreContext) {
	return withContext(context, { resend, failures, counts })
}

/**
 * Queues given-up confirmations again, with an audit entry. Skips emails to undeliverable addresses and to people who
 * are no longer pending, emails superseded by a newer one, and emails whose links could expire before the last attempt.
 *
 * @param id one email's ID; null for all
 * @returns the number of queued emails
 */
async function resend(context: StoreContext, id: string | null, actor: string): Promise<number> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const mails = await resendable(transaction, now())
			.select('jobs.id')
			.$if(id !== null, (query) => query.where('jobs.id', '=', id))
			// Waits for a concurrent request that queues the same email, then skips it.
			.forUpdate(['jobs'])
			.execute()
		const ids = mails.map((mail) => mail.id)
		if (ids.length === 0) return 0
		await transaction
			.updateTable('jobs')
			.set({ failed_at: null, tries: 0, due_at: iso(now()) })
			.where('id', 'in', ids)
			.execute()
		runAfterCommit(transaction)
		// New rows are written once the emails have been sent or given up again.
		await transaction.deleteFrom('deliveries').where('id', 'in', ids).execute()
		await appendAuditEntry(transaction, context, actor, 'mails sent again', { rows: ids.length })
		return ids.length
	})
}

/**
 * Gives up all queued emails, because the key that encrypts them has been replaced, and deletes the content of all
 * emails. Returns the number of emails given up.
 */
export async function giveUpSealedMails(transaction: Transaction): Promise<number> {
	const { numUpdatedRows } = await transaction
		.updateTable('jobs')
		.set({
			failed_at: iso(Date.now()),
			failure: unreadableCode,
			leased_by: null,
			leased_until: null,
		})
		.where('kind', 'in', mailKinds)
		.where('failed_at', 'is', null)
		.executeTakeFirstOrThrow()
	// Emails given up earlier also contain tokens that the old key can decrypt.
	await transaction
		.updateTable('jobs')
		.set({ payload: '' })
		.where('kind', 'in', mailKinds)
		.execute()
	return Number(numUpdatedRows)
}

/** Emails given up, newest first. */
async function failures({ db, now }: StoreContext): Promise<readonly FailedMail[]> {
	const mails = await db.read
		.selectFrom('jobs')
		.innerJoin('waitlist_emails', 'waitlist_emails.id', 'jobs.person_id')
		.select(['jobs.id', 'email', 'tries', 'failure', 'jobs.created_at'])
		.where('failed_at', 'is not', null)
		.where('kind', 'in', mailKinds)
		.orderBy('jobs.created_at', 'desc')
		.limit(maxListedFailures)
		.execute()
	const resendableIds = new Set(
		(await resendable(db.read, now()).select('jobs.id').execute()).map((mail) => mail.id),
	)
	return mails.map(({ email, ...mail }) => ({
		...mail,
		recipient: asciiEmail(email),
		can_be_resent: resendableIds.has(mail.id),
	}))
}

async function counts({ db, now }: StoreContext) {
	const jobs = db.reportReader.selectFrom('jobs').where('kind', 'in', mailKinds)
	const accepted = db.reportReader
		.selectFrom('deliveries')
		.where('finished_at', '>', iso(now() - retentionMs.failedMail))
		.where('outcome', '=', 'accepted')
	const [waiting, sent, failed] = await Promise.all([
		countRows(jobs.where('failed_at', 'is', null)),
		countRows(accepted),
		countRows(jobs.where('failed_at', 'is not', null)),
	])
	return { waiting, sent, failed }
}

function resendable(reader: Reader, time: number) {
	return (
		reader
			.selectFrom('jobs')
			.innerJoin('waitlist_emails', 'waitlist_emails.id', 'jobs.person_id')
			.where('failed_at', 'is not', null)
			.where('kind', '=', 'confirmation')
			.where('payload', '!=', '')
			.where('status', '=', 'pending')
			.where('undeliverable_at', 'is', null)
			.where('jobs.created_at', '>', iso(time - maxAgeOfResentMs))
			// `isNewestLink` in SQL: the link of an older email is `outdated`.
			.where(sql<boolean>`jobs.created_at >= coalesce(mailed_at, jobs.created_at)`)
			.where(sql<boolean>`(unsubscribed_at is null or jobs.created_at > unsubscribed_at)`)
			.orderBy('jobs.created_at', 'desc')
			.limit(maxListedFailures)
	)
}
