import { sql, type Transaction } from 'kysely'
import { sessionLimits } from '#domain/account/session-expiry.ts'
import { monthsBefore, retention, retentionMs } from '#domain/retention/retention.ts'
import type { RegistrationStatus } from '#domain/waitlist/status.ts'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import { type StoreContext, iso } from './context.ts'
import type { Database } from './database.ts'
import { forgetOldRecipients, forgetRecipients } from './letter-rows.ts'
import { removeTraces } from './remove-traces.ts'
import { type Tables, tablesOfRegistrations } from './tables.ts'
import { recordErasures } from './webhook-events.ts'

// A literal, not a parameter: SQLite uses a partial index only if the query repeats the index's condition.
const isPending = sql<boolean>`status = 'pending'`

/** Databases limit the parameters of one statement. */
const rowsPerDelete = 500

/** Creates the function that deletes rows whose retention period has ended. */
export function createRetentionSweep(context: StoreContext) {
	const { db, now, journal, hasWebhook } = context

	return async function sweep(): Promise<void> {
		const time = now()
		await db.writeWithoutTimeout(async (transaction) => {
			const unconfirmedBefore = iso(time - retentionMs.unconfirmed)
			await deleteUnconfirmedSignups(transaction, db.kind, unconfirmedBefore, iso(time))
			await deleteOldMails(transaction, time)
			const deliveriesBefore = iso(monthsBefore(time, retention.deliveryMonths))
			await deleteOldDeliveries(transaction, deliveriesBefore)
			await forgetOldRecipients(transaction, db.kind, deliveriesBefore)
			await deleteExpiredSessions(transaction, time)
			await deleteOldAttempts(transaction, time)
			await deleteExpiredInvitations(transaction, time)
			const optOutsBefore = iso(monthsBefore(time, retention.optOutMonths))
			await deleteOldOptOuts(transaction, context, optOutsBefore)
			// The worker gives up events itself. This deletes what was waiting when the setting was taken away.
			if (hasWebhook !== true) await transaction.deleteFrom('webhook_events').execute()
			await deleteOldAuditLines(transaction, iso(monthsBefore(time, retention.auditLogMonths)))
		})
		await journal?.prune()
		await removeTraces(db)
	}
}

/** Deletes registrations that have been pending since before `cutoff`, and tokens that expired before it. */
async function deleteUnconfirmedSignups(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	cutoff: string,
	at: string,
): Promise<void> {
	// A row inserted by hand has been pending since its date. With a date of its own the index finds it.
	await transaction
		.updateTable('waitlist_emails')
		.set({ pending_since: sql`created_at` })
		.where(isPending)
		.where('pending_since', 'is', null)
		.execute()
	// An address that unsubscribed earlier returns to that state instead of being deleted.
	await transaction
		.insertInto('status_changes')
		.columns(['signup_id', 'at', 'status'])
		.expression((from) =>
			from
				.selectFrom('waitlist_emails')
				.select([
					sql<string>`cast(id as text)`.as('signup_id'),
					sql<string>`${at}`.as('at'),
					sql<RegistrationStatus>`'unsubscribed'`.as('status'),
				])
				.where(isPending)
				.where('pending_since', '<', cutoff)
				.where('unsubscribed_at', 'is not', null),
		)
		.execute()
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'unsubscribed', pending_since: null })
		.where(isPending)
		.where('pending_since', '<', cutoff)
		.where('unsubscribed_at', 'is not', null)
		.execute()
	const expired = transaction
		.selectFrom('waitlist_emails')
		.select(sql<string>`cast(id as text)`.as('id'))
		.where(isPending)
		.where('pending_since', '<', cutoff)
	// First, as in an erasure.
	await forgetRecipients(transaction, kind, expired)
	for (const table of tablesOfRegistrations) {
		await transaction.deleteFrom(table).where('signup_id', 'in', expired).execute()
	}
	await transaction
		.deleteFrom('waitlist_emails')
		.where(isPending)
		.where('pending_since', '<', cutoff)
		.execute()
	await transaction.deleteFrom('tokens').where('expires_at', '<', cutoff).execute()
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

/** Deletes attempts that lie outside the window of the rate limits. */
async function deleteOldAttempts(transaction: Transaction<Tables>, time: number): Promise<void> {
	await transaction
		.deleteFrom('throttle')
		.where('at', '<', iso(time - retentionMs.counterWindow))
		.execute()
}

/** Deletes addresses that asked for no mail and did not sign up again since `cutoff`, an ISO time. */
async function deleteOldOptOuts(
	transaction: Transaction<Tables>,
	context: StoreContext,
	cutoff: string,
): Promise<void> {
	const old = transaction
		.selectFrom('waitlist_emails')
		.select(sql<string>`cast(id as text)`.as('id'))
		.where('status', '=', 'unsubscribed')
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
	const ids = (await old.execute()).map(({ id }) => id)
	for (let start = 0; start < ids.length; start += rowsPerDelete) {
		const some = ids.slice(start, start + rowsPerDelete)
		for (const table of tablesOfRegistrations) {
			await transaction.deleteFrom(table).where('signup_id', 'in', some).execute()
		}
		await forgetRecipients(transaction, context.db.kind, some)
		await transaction
			.deleteFrom('waitlist_emails')
			.where(sql<string>`cast(id as text)`, 'in', some)
			.execute()
		await recordErasures(transaction, context, some)
	}
}

async function deleteOldAuditLines(
	transaction: Transaction<Tables>,
	cutoff: string,
): Promise<void> {
	await transaction.deleteFrom('audit').where('at', '<', cutoff).execute()
}
