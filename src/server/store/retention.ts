import { setTimeout as delay } from 'node:timers/promises'
import { type Expression, type Selectable, sql, type SqlBool, type Transaction } from 'kysely'
import { sessionLimits } from '#domain/account/session-expiry.ts'
import { monthsBefore, retention, retentionMs } from '#domain/retention/retention.ts'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import { type StoreContext, iso } from './context.ts'
import type { Database } from './database.ts'
import { forgetOldRecipients, forgetRecipients } from './letter-rows.ts'
import { removeTraces } from './remove-traces.ts'
import { type Tables, tablesOfRegistrations } from './tables.ts'
import { recordErasures } from './webhook-events.ts'

// A literal, not a parameter: SQLite uses a partial index only if the query repeats the index's condition.
const isPending = sql<boolean>`status = 'pending'`

/** Rows per transaction, and so the most that a signup on SQLite has to wait for. */
const rowsPerStep = 500

/** Lets waiting signups write between two transactions. */
const pauseMs = 5

/**
 * Creates the function that deletes rows whose retention period has ended. Works in steps, in a thread or over a
 * connection of its own, so that signups go on. Can be interrupted and repeated.
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
		await db.maintain(async (own) => {
			await own.transaction().execute(async (transaction) => {
				await datePendingSignups(transaction, db.kind)
				await transaction.deleteFrom('tokens').where('expires_at', '<', unconfirmedBefore).execute()
				await deleteOldMails(transaction, time)
				await deleteOldDeliveries(transaction, deliveriesBefore)
				await forgetOldRecipients(transaction, db.kind, deliveriesBefore)
				await deleteExpiredSessions(transaction, time)
				await deleteOldAttempts(transaction, time)
				await deleteExpiredInvitations(transaction, time)
				await deleteOldNotices(transaction, time)
				// The worker gives up events itself. This deletes what was waiting when the setting was taken away.
				if (hasWebhook !== true) await transaction.deleteFrom('webhook_events').execute()
				await deleteOldAuditLines(transaction, iso(monthsBefore(time, retention.auditLogMonths)))
			})
			const steps = [
				(step: Transaction<Tables>) =>
					endUnconfirmedSignups(step, db.kind, unconfirmedBefore, iso(time)),
				(step: Transaction<Tables>) => deleteSilent(step, context, hasOptedOut, optOutsBefore),
				(step: Transaction<Tables>) =>
					deleteSilent(step, context, isDead(undeliverableBefore), undeliverableBefore),
			]
			for (const step of steps) {
				while (!isStopping() && (await own.transaction().execute(step)) === rowsPerStep) {
					await delay(pauseMs)
				}
			}
		})
		await journal?.prune()
		await removeTraces(db)
	}
}

/** A row inserted by hand has been pending since its date. With a date of its own the index finds it. */
async function datePendingSignups(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
): Promise<void> {
	await transaction
		.updateTable(pendingSignups(kind))
		.set({ pending_since: sql`created_at` })
		.where(isPending)
		.where('pending_since', 'is', null)
		.execute()
}

/** Ends registrations that have been pending since before `cutoff`, a step of them. Returns their number. */
async function endUnconfirmedSignups(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	cutoff: string,
	at: string,
): Promise<number> {
	const expired = await transaction
		.selectFrom(pendingSignups(kind))
		.select([sql<string>`cast(id as text)`.as('id'), 'unsubscribed_at'])
		.where(isPending)
		.where('pending_since', '<', cutoff)
		.limit(rowsPerStep)
		// Keeps PostgreSQL from deleting those who confirm meanwhile. SQLite has one writer.
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.execute()
	// An address that unsubscribed earlier returns to that state instead of being deleted.
	const optedOut = expired.filter((row) => row.unsubscribed_at !== null)
	const unconfirmed = expired.filter((row) => row.unsubscribed_at === null)
	await returnToOptOut(transaction, idsOf(optedOut), at)
	await deleteSignups(transaction, kind, idsOf(unconfirmed))
	return expired.length
}

/**
 * The registrations, read by the index of the pending ones. SQLite would take that of all statuses, in which a tenth of
 * the list may be pending.
 */
function pendingSignups(kind: Database['kind']) {
	const indexed = sql`waitlist_emails indexed by waitlist_emails_pending`
	return sql<Selectable<Tables['waitlist_emails']>>`waitlist_emails`.as<'waitlist_emails'>(
		kind === 'sqlite' ? indexed : sql`waitlist_emails`,
	)
}

async function returnToOptOut(
	transaction: Transaction<Tables>,
	ids: readonly string[],
	at: string,
): Promise<void> {
	if (ids.length === 0) return
	const changes = ids.map((signup_id) => ({ signup_id, at, status: 'unsubscribed' as const }))
	await transaction.insertInto('status_changes').values(changes).execute()
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'unsubscribed', pending_since: null })
		.where('id', 'in', ids)
		.execute()
}

/** Deletes registrations with all that belongs to them. */
async function deleteSignups(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return
	// First, as in an erasure.
	await forgetRecipients(transaction, kind, ids)
	for (const table of tablesOfRegistrations) {
		await transaction.deleteFrom(table).where('signup_id', 'in', ids).execute()
	}
	// The column itself, which has an index.
	await transaction.deleteFrom('waitlist_emails').where('id', 'in', ids).execute()
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
	return rows.map(({ id }) => id)
}

async function deleteOldMails(transaction: Transaction<Tables>, time: number): Promise<void> {
	await transaction
		.deleteFrom('outbox')
		.where('state', 'in', ['sent', 'failed'])
		.where('created_at', '<', iso(time - retentionMs.outbox))
		.execute()
	await transaction
		.deleteFrom('outbox')
		.where('state', '=', 'withheld')
		.where('created_at', '<', iso(time - waitlistLimits.mailIntervalMs))
		.execute()
}

async function deleteOldDeliveries(
	transaction: Transaction<Tables>,
	cutoff: string,
): Promise<void> {
	await transaction.deleteFrom('deliveries').where('finished_at', '<', cutoff).execute()
}

async function deleteExpiredSessions(
	transaction: Transaction<Tables>,
	time: number,
): Promise<void> {
	await transaction
		.deleteFrom('sessions')
		.where((session) =>
			session.or([
				session('created_at', '<=', iso(time - sessionLimits.absoluteTimeoutMs)),
				session('seen_at', '<=', iso(time - sessionLimits.idleTimeoutMs)),
			]),
		)
		.execute()
	await transaction
		.deleteFrom('session_reads')
		.where('at', '<=', iso(time - sessionLimits.readWindowMs))
		.execute()
}

async function deleteExpiredInvitations(
	transaction: Transaction<Tables>,
	time: number,
): Promise<void> {
	await transaction.deleteFrom('invitations').where('expires_at', '<=', iso(time)).execute()
}

/** Deletes notices that could not be sent within a week. */
async function deleteOldNotices(transaction: Transaction<Tables>, time: number): Promise<void> {
	await transaction
		.deleteFrom('access_notices')
		.where('at', '<', iso(time - retentionMs.accessNotice))
		.execute()
}

/** Deletes attempts that lie outside the window of the rate limits. */
async function deleteOldAttempts(transaction: Transaction<Tables>, time: number): Promise<void> {
	await transaction
		.deleteFrom('throttle')
		.where('at', '<', iso(time - retentionMs.counterWindow))
		.execute()
}

/** The address asked for no mail. */
const hasOptedOut = sql<boolean>`status = 'unsubscribed'`

/** The address's mailbox has refused mail since before `cutoff`, an ISO time. */
function isDead(cutoff: string): Expression<SqlBool> {
	return sql<boolean>`undeliverable_at < ${cutoff}`
}

/**
 * Deletes addresses that get no mail and did not sign up again since `cutoff`, an ISO time: a step of them. Returns their
 * number.
 *
 * @param getsNoMail why they get none
 */
async function deleteSilent(
	transaction: Transaction<Tables>,
	context: StoreContext,
	getsNoMail: Expression<SqlBool>,
	cutoff: string,
): Promise<number> {
	const old = await transaction
		.selectFrom('waitlist_emails')
		.select(sql<string>`cast(id as text)`.as('id'))
		.where(getsNoMail)
		.where('created_at', '<', cutoff)
		.where((row) =>
			row.not(
				row.exists(
					row
						.selectFrom('consents')
						.select('consents.id')
						.whereRef('consents.signup_id', '=', sql`cast(waitlist_emails.id as text)`)
						.where('given_at', '>=', cutoff),
				),
			),
		)
		.limit(rowsPerStep)
		// Keeps PostgreSQL from deleting those who sign up again meanwhile.
		.$if(context.db.kind === 'postgres', (query) => query.forUpdate())
		.execute()
	await deleteSignups(transaction, context.db.kind, idsOf(old))
	await recordErasures(transaction, context, idsOf(old))
	return old.length
}

async function deleteOldAuditLines(
	transaction: Transaction<Tables>,
	cutoff: string,
): Promise<void> {
	await transaction.deleteFrom('audit').where('at', '<', cutoff).execute()
}
