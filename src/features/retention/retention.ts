import { type RawBuilder, sql } from 'kysely'
import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
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
import { recordActs } from '#features/waitlist/waitlist.ts'
import { recordErasures } from '#features/webhook/webhook.ts'

declare module '#platform/db/tables.ts' {
	interface JobKinds {
		retention: true
	}
}

// A literal instead of a parameter: SQLite uses a partial index only if the query repeats its condition.
const isPending = sql<boolean>`status = 'pending'`

/**
 * Deletes rows past their retention period. Works in steps, so that signups continue. Interruptible and idempotent.
 *
 * @param isStopping whether to return after the current step
 */
export async function sweep(context: StoreContext, isStopping = () => false): Promise<void> {
	const { db, now, journal, hasWebhook } = context
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
		const hasOptedOut = sql<boolean>`status = 'unsubscribed'`
		await deleteInactive(own, context, isInactive(hasOptedOut, optOutsBefore), isStopping)
		const isDead = sql<boolean>`undeliverable_at < ${undeliverableBefore}`
		await deleteInactive(own, context, isInactive(isDead, undeliverableBefore), isStopping)
		await updateStatistics(own, db.kind)
	})
	await journal?.prune()
	// Records the time of the sweep, so that every copy of the database shows its age.
	await db.write((transaction) => setInstallationValue(transaction, timeNames.sweep, iso(time)))
	await truncateWal(db)
}

/** Updates the statistics of SQLite's planner from a sample of each table. PostgreSQL does this itself. */
async function updateStatistics(own: Connection, kind: Database['kind']): Promise<void> {
	if (kind === 'sqlite') await sql`pragma optimize = 0x10002`.execute(own)
}

type Rows = readonly [table: keyof Tables, condition: RawBuilder<unknown>, key?: string]

/** Expired rows of tables that are independent of registrations or outlive them. */
function expiredRows(time: number, hasWebhook: boolean): readonly Rows[] {
	const before = (ms: number) => iso(time - ms)
	const { absoluteTimeoutMs, idleTimeoutMs, readWindowMs } = sessionLimits
	return [
		['tokens', sql`expires_at < ${before(retentionMs.unconfirmed)}`, 'hash'],
		[
			'import_people',
			sql`change_id in (select id from list_changes where finished_at < ${before(retentionMs.importUndo)})`,
			'person_id',
		],
		['list_changes', sql`finished_at < ${before(retentionMs.importUndo)}`],
		['jobs', sql`failed_at is not null and created_at < ${before(retentionMs.failedMail)}`],
		['jobs', sql`kind = 'withheld' and created_at < ${before(waitlistLimits.mailIntervalMs)}`],
		['deliveries', sql`finished_at < ${iso(monthsBefore(time, retention.deliveryMonths))}`],
		[
			'sessions',
			sql`(created_at <= ${before(absoluteTimeoutMs)} or seen_at <= ${before(idleTimeoutMs)})`,
			'hash',
		],
		['session_reads', sql`at <= ${before(readWindowMs)}`],
		// Attempts outside the rate limits' window.
		['throttle', sql`at < ${before(retentionMs.counterWindow)}`],
		['signup_events', sql`day < ${addDays(utcDay(time), -retention.signupEventDays)}`],
		['invitations', sql`expires_at <= ${iso(time)}`, 'hash'],
		['leave_requests', sql`received_at < ${iso(expiredBefore(time))}`],
		['audit', sql`at < ${iso(monthsBefore(time, retention.auditLogMonths))}`],
		// Webhook events that were still queued when the webhook's setting was removed.
		...(hasWebhook ? [] : [['jobs', sql`kind = 'webhook'`] as const]),
	]
}

async function deleteInSteps(
	own: Connection,
	[table, condition, key = 'id']: Rows,
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

/**
 * Changes the addresses that match a condition.
 *
 * @param change gets the locked rows of a step that still match, because people may have acted since the rows were read
 */
async function changePeople(
	own: Connection,
	matches: RawBuilder<boolean>,
	isStopping: () => boolean,
	change: (transaction: Transaction, rows: readonly Person[]) => Promise<unknown>,
): Promise<void> {
	const matching = (reader: Connection) =>
		reader.selectFrom('waitlist_emails').select(['id', 'unsubscribed_at']).where(matches)
	await changeInSteps(own, {
		isStopping,
		read: async (limit) => await matching(own).limit(limit).execute(),
		change: async (transaction, some) => {
			const rows = await matching(transaction).where('id', 'in', idsOf(some)).forUpdate().execute()
			if (rows.length > 0) await change(transaction, rows)
		},
	})
}

type Person = { readonly id: string; readonly unsubscribed_at: string | null }

/** Sets `pending_since` of manually inserted rows to their creation time, so that the index finds them. */
async function datePendingSignups(own: Connection, isStopping: () => boolean): Promise<void> {
	const isUndated = sql<boolean>`${isPending} and pending_since is null and created_at is not null`
	await changePeople(own, isUndated, isStopping, async (transaction, rows) =>
		transaction
			.updateTable('waitlist_emails')
			.set({ pending_since: sql`created_at` })
			.where('id', 'in', idsOf(rows))
			.execute(),
	)
}

/**
 * Deletes registrations that have been pending since before `cutoff`, an ISO time, or makes them unsubscribed again if
 * they were so earlier.
 */
async function endUnconfirmedSignups(
	own: Connection,
	cutoff: string,
	at: string,
	isStopping: () => boolean,
): Promise<void> {
	const isExpired = sql<boolean>`${isPending} and pending_since < ${cutoff}`
	await changePeople(own, isExpired, isStopping, async (transaction, rows) => {
		// An address that unsubscribed earlier returns to that state instead of being deleted.
		const optedOut = rows.filter((row) => row.unsubscribed_at !== null)
		const unconfirmed = rows.filter((row) => row.unsubscribed_at === null)
		await returnToOptOut(transaction, idsOf(optedOut), at)
		await deleteSignups(transaction, idsOf(unconfirmed))
	})
}

async function returnToOptOut(
	transaction: Transaction,
	ids: readonly string[],
	at: string,
): Promise<void> {
	if (ids.length === 0) return
	await recordActs(transaction, ids, 'unsubscribed', at)
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'unsubscribed', pending_since: null })
		.where('id', 'in', ids)
		.execute()
}

async function deleteSignups(transaction: Transaction, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	// Forgets the recipients first, as an erasure does: the same order of writes prevents deadlocks.
	await forgetRecipients(transaction, ids)
	await deleteRecordsOf(transaction, ids)
	await transaction.deleteFrom('waitlist_emails').where('id', 'in', ids).execute()
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
	return rows.map(({ id }) => id)
}

/**
 * Matches addresses that get no email and have not signed up since `cutoff`, an ISO time.
 *
 * @param getsNoMail the condition under which an address gets no email
 */
function isInactive(getsNoMail: RawBuilder<boolean>, cutoff: string): RawBuilder<boolean> {
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
	await changePeople(own, isExpired, isStopping, async (transaction, rows) => {
		await deleteSignups(transaction, idsOf(rows))
		await recordErasures(transaction, context, idsOf(rows))
	})
}
