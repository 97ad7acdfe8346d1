import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { sessionLimits } from '#features/accounts/rules/session-expiry.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { monthsBefore, retention, retentionMs } from '#values/retention.ts'
import { waitlistLimits } from '#features/waitlist/rules/waitlist-limits.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { changeInSteps } from '#platform/db/in-steps.ts'
import { setInstallationValue, timeNames } from '#platform/db/installation.ts'
import {
	deleteOldLetters,
	forgetOldRecipients,
	forgetRecipients,
} from '#features/letters/letters.ts'
import { deleteRecordsOf } from '#features/people/people.ts'
import { expiredBefore } from '#features/leave/rules/leave-dates.ts'
import { truncateWal } from '#platform/db/truncate-wal.ts'
import type { Connection, Tables, Transaction } from '#platform/db/tables.ts'
import { recordErasures } from '#features/webhook/webhook.ts'

declare module '#platform/db/tables.ts' {
	interface JobKinds {
		retention: true
	}
}

// A literal instead of a parameter: SQLite uses a partial index only if the query repeats its condition.
const isPending = sql<boolean>`status = 'pending'`

/**
 * Creates the function that deletes rows past their retention period. Works in steps, so that signups continue.
 * Interruptible and idempotent.
 */
export function createRetentionSweep(context: StoreContext) {
	const { db, now, journal, hasWebhook } = context

	/** @param isStopping whether to return after the current step */
	return async function sweep(isStopping = () => false): Promise<void> {
		const time = now()
		const unconfirmedBefore = iso(time - retentionMs.unconfirmed)
		const deliveriesBefore = iso(monthsBefore(time, retention.deliveryMonths))
		const optOutsBefore = iso(monthsBefore(time, retention.optOutMonths))
		const undeliverableBefore = iso(monthsBefore(time, retention.undeliverableMonths))
		await db.withMaintenanceConnection(async (own) => {
			await datePendingSignups(own, isStopping)
			for (const rows of expiredRows(time, hasWebhook === true)) {
				await deleteInSteps(own, rows, isStopping)
			}
			await forgetOldRecipients(own, deliveriesBefore, isStopping)
			await deleteOldLetters(own, deliveriesBefore, isStopping)
			await endUnconfirmedSignups(own, unconfirmedBefore, iso(time), isStopping)
			await deleteInactive(own, context, isInactive(hasOptedOut, optOutsBefore), isStopping)
			const deadSince = isDead(undeliverableBefore)
			await deleteInactive(own, context, isInactive(deadSince, undeliverableBefore), isStopping)
			await updateStatistics(own, db.kind)
		})
		await journal?.prune()
		// Tells every copy of the database its age.
		await db.write((transaction) => setInstallationValue(transaction, timeNames.sweep, iso(time)))
		await truncateWal(db)
	}
}

/** Updates the statistics of SQLite's planner from a sample of each table. PostgreSQL does this itself. */
async function updateStatistics(own: Connection, kind: Database['kind']): Promise<void> {
	if (kind === 'sqlite') await sql`pragma optimize = 0x10002`.execute(own)
}

/** Rows of a table that match a condition. `key` is the table's primary key. */
type Rows = {
	readonly table: keyof Tables
	readonly key: string
	readonly condition: RawBuilder<unknown>
}

function rowsOf(table: keyof Tables, condition: RawBuilder<unknown>, key = 'id'): Rows {
	return { table, key, condition }
}

/** Expired rows of tables that are independent of registrations or outlive them. */
function expiredRows(time: number, hasWebhook: boolean): readonly Rows[] {
	const before = (ms: number) => iso(time - ms)
	const { absoluteTimeoutMs, idleTimeoutMs, readWindowMs } = sessionLimits
	return [
		rowsOf('tokens', sql`expires_at < ${before(retentionMs.unconfirmed)}`, 'hash'),
		rowsOf(
			'import_people',
			sql`change_id in (select id from list_changes where finished_at < ${before(retentionMs.importUndo)})`,
			'person_id',
		),
		rowsOf('list_changes', sql`finished_at < ${before(retentionMs.importUndo)}`),
		rowsOf('jobs', sql`failed_at is not null and created_at < ${before(retentionMs.failedMail)}`),
		rowsOf(
			'jobs',
			sql`kind = 'withheld' and created_at < ${before(waitlistLimits.mailIntervalMs)}`,
		),
		rowsOf('deliveries', sql`finished_at < ${iso(monthsBefore(time, retention.deliveryMonths))}`),
		rowsOf(
			'sessions',
			sql`(created_at <= ${before(absoluteTimeoutMs)} or seen_at <= ${before(idleTimeoutMs)})`,
			'hash',
		),
		rowsOf('session_reads', sql`at <= ${before(readWindowMs)}`),
		// Attempts outside the rate limits' window.
		rowsOf('throttle', sql`at < ${before(retentionMs.counterWindow)}`),
		rowsOf('signup_events', sql`day < ${addDays(utcDay(time), -retention.signupEventDays)}`),
		rowsOf('invitations', sql`expires_at <= ${iso(time)}`, 'hash'),
		rowsOf('leave_requests', sql`received_at < ${iso(expiredBefore(time))}`),
		rowsOf('audit', sql`at < ${iso(monthsBefore(time, retention.auditLogMonths))}`),
		// Events still queued when the setting was removed.
		...(hasWebhook ? [] : [rowsOf('jobs', sql`kind = 'webhook'`)]),
	]
}

async function deleteInSteps(
	own: Connection,
	{ table, key, condition }: Rows,
	isStopping: () => boolean,
): Promise<void> {
	const rows = sql`${sql.table(table)} where ${condition}`
	await changeInSteps(own, {
		isStopping,
		read: async (limit) => {
			const found = await sql<{ key: string }>`
				select ${sql.ref(key)} as ${sql.ref('key')} from ${rows} limit ${sql.lit(limit)}
			`.execute(own)
			return found.rows
		},
		change: async (transaction, some) => {
			const keys = sql.join(some.map((row) => row.key))
			await sql`delete from ${rows} and ${sql.ref(key)} in (${keys})`.execute(transaction)
		},
	})
}

/** Sets `pending_since` of manually inserted rows to their creation time, so that the index finds them. */
async function datePendingSignups(own: Connection, isStopping: () => boolean): Promise<void> {
	const isUndated = sql<boolean>`status = 'pending' and pending_since is null and created_at is not null`
	await changeInSteps(own, {
		isStopping,
		read: async (limit) => await readPending(own, isUndated, limit),
		change: async (transaction, some) =>
			await transaction
				.updateTable('waitlist_emails')
				.set({ pending_since: sql`created_at` })
				.where(isUndated)
				.where('id', 'in', idsOf(some))
				.execute(),
	})
}

async function readPending(own: Connection, condition: RawBuilder<boolean>, limit: number) {
	return await own
		.selectFrom('waitlist_emails')
		.select('id')
		.where(condition)
		.limit(limit)
		.execute()
}

/** Ends registrations pending since before `cutoff`, an ISO time. */
async function endUnconfirmedSignups(
	own: Connection,
	cutoff: string,
	at: string,
	isStopping: () => boolean,
): Promise<void> {
	const isExpired = sql<boolean>`${isPending} and pending_since < ${cutoff}`
	await changeInSteps(own, {
		isStopping,
		read: async (limit) => await readPending(own, isExpired, limit),
		change: async (transaction, some) => {
			const expired = await transaction
				.selectFrom('waitlist_emails')
				.select(['id', 'unsubscribed_at'])
				.where('id', 'in', idsOf(some))
				// The person may have confirmed since the query.
				.where('status', '=', 'pending')
				.where('pending_since', '<', cutoff)
				// Keeps PostgreSQL from deleting people who confirm in between.
				.forUpdate()
				.execute()
			// An address that unsubscribed earlier returns to that state instead of being deleted.
			const optedOut = expired.filter((row) => row.unsubscribed_at !== null)
			const unconfirmed = expired.filter((row) => row.unsubscribed_at === null)
			await returnToOptOut(transaction, idsOf(optedOut), at)
			await deleteSignups(transaction, idsOf(unconfirmed))
		},
	})
}

async function returnToOptOut(
	transaction: Transaction,
	ids: readonly string[],
	at: string,
): Promise<void> {
	if (ids.length === 0) return
	const changes = ids.map((person_id) => ({ person_id, at, status: 'unsubscribed' as const }))
	await transaction.insertInto('status_changes').values(changes).execute()
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'unsubscribed', pending_since: null })
		.where('id', 'in', ids)
		.execute()
}

/** Deletes registrations and all dependent rows. */
async function deleteSignups(transaction: Transaction, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	// First, in the same order as an erasure.
	await forgetRecipients(transaction, ids)
	await deleteRecordsOf(transaction, ids)
	await transaction.deleteFrom('waitlist_emails').where('id', 'in', ids).execute()
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
	return rows.map(({ id }) => id)
}

/** Matches unsubscribed addresses. */
const hasOptedOut = sql<boolean>`status = 'unsubscribed'`

/** Matches addresses whose mailbox has rejected mail since before `cutoff`, an ISO time. */
function isDead(cutoff: string): Expression<SqlBool> {
	return sql<boolean>`undeliverable_at < ${cutoff}`
}

/**
 * Matches addresses that get no mail and have not signed up since `cutoff`, an ISO time.
 *
 * @param getsNoMail the condition under which an address gets no mail
 */
function isInactive(getsNoMail: Expression<SqlBool>, cutoff: string): RawBuilder<boolean> {
	return sql`(${getsNoMail} and created_at < ${cutoff} and not exists (
		select 1 from consents
		where consents.person_id = waitlist_emails.id and given_at >= ${cutoff}
	))`
}

/** Deletes addresses that match `isExpired`. */
async function deleteInactive(
	own: Connection,
	context: StoreContext,
	isExpired: RawBuilder<boolean>,
	isStopping: () => boolean,
): Promise<void> {
	const inactive = (reader: Connection) =>
		reader.selectFrom('waitlist_emails').select('id').where(isExpired)
	await changeInSteps(own, {
		isStopping,
		read: async (limit) => await inactive(own).limit(limit).execute(),
		change: async (transaction, some) => {
			const old = await inactive(transaction)
				.where('id', 'in', idsOf(some))
				// Keeps PostgreSQL from deleting people who sign up again in between.
				.forUpdate()
				.execute()
			await deleteSignups(transaction, idsOf(old))
			await recordErasures(transaction, context, idsOf(old))
		},
	})
}
