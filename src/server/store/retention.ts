import { sql } from 'kysely'
import { sessionLimits } from '#domain/account/session.ts'
import { loginLimits } from '#domain/account/throttle.ts'
import { limits } from '#domain/waitlist/limits.ts'
import { type StoreContext, iso } from './context.ts'

// Spelled out, since SQLite uses a partial index only where it sees the index's own condition.
const isPending = sql<boolean>`status = 'pending'`

export function createRetentionSweep({ db, now }: StoreContext) {
	return async function sweep(): Promise<void> {
		const time = now()
		await db.writeWithoutTimeout(async (transaction) => {
			const stale = iso(time - limits.pendingMs)
			// A row written by hand waits since its date. With a date of its own it is found by the index.
			await transaction
				.updateTable('waitlist_emails')
				.set({ pending_since: sql`created_at` })
				.where(isPending)
				.where('pending_since', 'is', null)
				.execute()
			const pending = transaction
				.selectFrom('waitlist_emails')
				.select(sql<string>`cast(id as text)`.as('id'))
				.where(isPending)
				.where('pending_since', '<', stale)
			// Who unsubscribed once and never confirmed again is remembered as unsubscribed.
			await transaction
				.updateTable('waitlist_emails')
				.set({ status: 'unsubscribed', pending_since: null })
				.where(isPending)
				.where('pending_since', '<', stale)
				.where('unsubscribed_at', 'is not', null)
				.execute()
			for (const table of ['consents', 'tokens', 'outbox'] as const) {
				await transaction.deleteFrom(table).where('signup_id', 'in', pending).execute()
			}
			await transaction
				.deleteFrom('waitlist_emails')
				.where(isPending)
				.where('pending_since', '<', stale)
				.execute()
			await transaction.deleteFrom('tokens').where('expires_at', '<', stale).execute()
			await transaction
				.deleteFrom('outbox')
				.where('state', 'in', ['sent', 'failed'])
				.where('created_at', '<', iso(time - limits.outboxMs))
				.execute()
			await transaction
				.deleteFrom('sessions')
				.where((session) =>
					session.or([
						session('created_at', '<=', iso(time - sessionLimits.absoluteMs)),
						session('seen_at', '<=', iso(time - sessionLimits.idleMs)),
					]),
				)
				.execute()
			const longest = Math.max(loginLimits.windowMs, limits.clientWindowMs)
			await transaction
				.deleteFrom('throttle')
				.where('at', '<', iso(time - longest))
				.execute()
			await transaction
				.deleteFrom('outbox')
				.where('state', '=', 'withheld')
				.where('created_at', '<', iso(time - limits.betweenMailsMs))
				.execute()
		})
	}
}
