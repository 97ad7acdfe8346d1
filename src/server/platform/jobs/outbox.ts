import { type Kysely, sql, type Transaction } from 'kysely'
import type { FailedMail } from '#contract/failed-mail.ts'
import { type MailContent, readContent } from './outbox-row.ts'
import { minRetryPeriodMs } from '#domain/waitlist/delivery-retry.ts'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import { appendAuditEntry } from '#server/platform/audit.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import { type Database, firstChange } from '#server/platform/db/database.ts'
import { isHardRefusal, markUndeliverable } from '#server/bounces/mail-reports.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A mail that one worker has leased. */
export type LeasedMail = MailContent & {
	readonly id: string
	readonly personId: string
	readonly recipient: string
	/** Delivery attempts so far, the current one included. */
	readonly tries: number
}

// Literals, not parameters: SQLite uses a partial index only if the query repeats the index's condition.
export const isWaiting = sql<boolean>`state in ('queued', 'sending')`
const isSent = sql<boolean>`state = 'sent'`
const isFailed = sql<boolean>`state = 'failed'`

/** Clears the content of a finished mail: it holds the only copy of its tokens. */
const emptyBodies = { content: '' }
/** The code of a mail that was encrypted with a key that is gone. */
export const unreadableCode = 'KEY-REPLACED'
const noLease = { leased_by: null }

type Delivery = {
	readonly outcome: 'refused'
	readonly at: string
	/** The code of the last attempt. */
	readonly failure: string
}

/** A confirmation is sent again while its link works for three days more, for about as long as attempts go on. */
const maxAgeOfResentMs = waitlistLimits.confirmationLinkLifetimeMs - minRetryPeriodMs

/** So many failed mails are listed, and queued again at once. */
const maxListedFailures = 200

export function createOutbox(context: StoreContext) {
	const { db, now, keys } = context

	/**
	 * Leases the mail that has been due longest for `leaseMs` milliseconds. Returns null if none is due. If the worker
	 * dies, the mail becomes due again when the lease expires. No rate limits confirmations; letters use what they leave.
	 */
	async function claim(owner: string, leaseMs: number): Promise<LeasedMail | null> {
		const time = now()
		const row = await db.writeOne((writer) => {
			const due = writer
				.selectFrom('outbox')
				.select('id')
				.where(isWaiting)
				.where('next_try_at', '<=', iso(time))
				.orderBy('next_try_at')
				.limit(1)
				// Skips rows that another worker is leasing instead of waiting for them.
				.$if(db.kind === 'postgres', (query) => query.forUpdate().skipLocked())
			return writer
				.updateTable('outbox')
				.set((old) => ({
					state: 'sending',
					leased_by: owner,
					// Due again when the lease expires.
					next_try_at: iso(time + leaseMs),
					tries: old('tries', '+', 1),
				}))
				.where('id', '=', due)
				.returningAll()
				.executeTakeFirst()
		})
		if (row === undefined) return null
		const content = readContent(row.content, keys.outbox)
		if (content === null) {
			await markFailed(row.id, owner, unreadableCode, null)
			return await claim(owner, leaseMs)
		}
		return {
			...content,
			id: row.id,
			personId: row.person_id,
			recipient: row.recipient,
			tries: row.tries,
			subject: row.subject,
		}
	}

	/**
	 * Records that the mail server has accepted a mail: until then it would go out again after a kill. Returns false if the
	 * lease has expired and another worker has taken over the mail.
	 */
	async function markSent(id: string, owner: string): Promise<boolean> {
		const at = iso(now())
		const columns = {
			state: 'sent',
			sent_at: at,
			...emptyBodies,
			...noLease,
		} as const
		const changed = await db.writeFirst((writer) => [
			writer
				.updateTable('outbox')
				.set(columns)
				.where('id', '=', id)
				.where('leased_by', '=', owner)
				.returning(columnsOfDelivery),
			copyDelivery(writer, db.kind, { id, at }),
		])
		return changed > 0
	}

	/** Requeues a mail for `retryAt` in epoch milliseconds, or gives it up if null. `failure` is a code, never the server's text. */
	async function markFailed(
		id: string,
		owner: string,
		failure: string,
		nextAttemptAt: number | null,
	): Promise<boolean> {
		if (nextAttemptAt !== null) {
			const columns = { state: 'queued', next_try_at: iso(nextAttemptAt), failure }
			return await finish(id, owner, columns, null)
		}
		// The body stays, for `resend`; the sweep deletes it with the mail. What cannot be read is of no use.
		const body = failure === unreadableCode ? emptyBodies : {}
		const columns = { state: 'failed', failure, ...body }
		return await finish(id, owner, columns, { outcome: 'refused', at: iso(now()), failure })
	}

	/** Ends an attempt, and records what became of the mail if it was the last one. */
	async function finish(
		id: string,
		owner: string,
		columns: object,
		delivery: Delivery | null,
	): Promise<boolean> {
		return await db.write(async (transaction) => {
			if (delivery !== null) await recordDelivery(transaction, db.kind, id, owner, delivery)
			const changed = await transaction
				.updateTable('outbox')
				.set({ ...columns, ...noLease })
				.where('id', '=', id)
				.where('leased_by', '=', owner)
				.executeTakeFirst()
			return changed.numUpdatedRows > 0n
		})
	}

	/**
	 * Queues confirmations again that were given up, all or one, and records it in the audit log. Left out are people who
	 * are not waiting for one any more, addresses that do not exist, mails that are not the newest of their person, and
	 * those whose links could expire before the last attempt.
	 *
	 * @param id null for all
	 * @returns the number of mails
	 */
	async function resend(id: string | null, actor: string): Promise<number> {
		const at = iso(now())
		return await db.write(async (transaction) => {
			const mails = await resendable(transaction)
				.select('outbox.id')
				.$if(id !== null, (query) => query.where('outbox.id', '=', id))
				// Waits for another request that queues the mail, and then leaves it out.
				.$if(db.kind === 'postgres', (query) => query.forUpdate(['outbox']))
				.execute()
			const ids = mails.map((mail) => mail.id)
			if (ids.length === 0) return 0
			await transaction
				.updateTable('outbox')
				.set({ state: 'queued', tries: 0, next_try_at: at, ...noLease })
				.where('id', 'in', ids)
				.execute()
			// Written again when the mail is finished.
			await transaction.deleteFrom('deliveries').where('id', 'in', ids).execute()
			await appendAuditEntry(transaction, context, actor, 'mails sent again', { rows: ids.length })
			return ids.length
		})
	}

	/** The mails that `resend` queues, at most as many as the panel lists. */
	function resendable(reader: Pick<Transaction<Tables>, 'selectFrom'>) {
		return (
			reader
				.selectFrom('outbox')
				.innerJoin('waitlist_emails', 'waitlist_emails.id', 'outbox.person_id')
				.where(sql<boolean>`outbox.state = 'failed'`)
				.where('kind', '=', 'confirmation')
				.where('content', '!=', '')
				.where('status', '=', 'pending')
				.where('undeliverable_at', 'is', null)
				.where('outbox.created_at', '>', iso(now() - maxAgeOfResentMs))
				// `isNewestLink` in SQL: the link of an older mail is `outdated`.
				.where(sql<boolean>`outbox.created_at >= coalesce(mailed_at, outbox.created_at)`)
				.where(sql<boolean>`(unsubscribed_at is null or outbox.created_at > unsubscribed_at)`)
				.orderBy('outbox.created_at', 'desc')
				.limit(maxListedFailures)
		)
	}

	/** The mails that were given up, newest first. */
	async function failures(maxMails = maxListedFailures): Promise<readonly FailedMail[]> {
		const mails = await db.read
			.selectFrom('outbox')
			.select(['id', 'recipient', 'tries', 'failure', 'created_at'])
			.where(isFailed)
			.orderBy('created_at', 'desc')
			.limit(maxMails)
			.execute()
		const again = new Set(
			(await resendable(db.read).select('outbox.id').execute()).map((mail) => mail.id),
		)
		return mails.map((mail) => ({ ...mail, can_be_resent: again.has(mail.id) }))
	}

	/** Mails that are waiting, were sent and were given up, within the retention period. */
	async function counts(): Promise<{ waiting: number; sent: number; failed: number }> {
		// One query per state, because each state has its own index; GROUP BY would read every row.
		const [waiting, sent, failed] = await Promise.all(
			[isWaiting, isSent, isFailed].map((state) =>
				db.longRead
					.selectFrom('outbox')
					.select((row) => row.fn.countAll<number | string>().as('count'))
					.where(state)
					.executeTakeFirstOrThrow(),
			),
		)
		return {
			waiting: Number(waiting?.count),
			sent: Number(sent?.count),
			failed: Number(failed?.count),
		}
	}

	return { claim, markSent, markFailed, resend, failures, counts }
}

/** The columns of a mail that its delivery keeps. */
const columnsOfDelivery = [
	'id',
	'person_id',
	'kind',
	'subject',
	'created_at',
	'tries',
	'failure',
] as const

/**
 * Like `recordDelivery`, for a mail that has just been marked as sent. An erasure at the same time waits for the mail's row,
 * and then deletes the delivery too.
 */
function copyDelivery(
	writer: Kysely<Tables>,
	kind: Database['kind'],
	{ id, at }: { readonly id: string; readonly at: string },
) {
	const copied = sql.join(columnsOfDelivery.map((column) => sql.ref(column)))
	return writer
		.insertInto('deliveries')
		.columns([...columnsOfDelivery, 'outcome', 'finished_at'])
		.expression(
			kind === 'postgres'
				? sql`select ${copied}, 'accepted', cast(${at} as timestamptz) from ${sql.table(firstChange)}`
				: sql`select ${copied}, 'accepted', ${at} from outbox where id = ${id} and sent_at = ${at}`,
		)
		.onConflict((conflict) => conflict.doNothing())
}

/** Copies a mail that the owner of its lease gives up. The outbox forgets it sooner than the person's page shows it. */
async function recordDelivery(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	id: string,
	owner: string,
	{ outcome, at, failure }: Delivery,
): Promise<void> {
	const mail = await transaction
		.selectFrom('outbox')
		.select(['id', 'person_id', 'kind', 'subject', 'created_at', 'tries'])
		.where('id', '=', id)
		.where('leased_by', '=', owner)
		// An erasure at the same time waits, and then deletes the delivery too.
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
	if (mail === undefined) return
	if (isHardRefusal(failure)) {
		await markUndeliverable(transaction, { personId: mail.person_id, at: Date.parse(at) })
	}
	await transaction
		.insertInto('deliveries')
		.values({
			...mail,
			outcome,
			finished_at: at,
			failure,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
