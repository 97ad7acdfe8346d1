import { sql } from 'kysely'
import { isDatabaseUnavailable, type TransactionWork } from './database.ts'
import { retryWhileUnavailable } from './retry-while.ts'
import type { Connection } from './tables.ts'

/**
 * Runs work in a transaction of PostgreSQL. If the connection is lost during COMMIT, asks the server over another
 * connection for the outcome, so that a stored change is not reported as failed. Rejects if the outage goes on.
 */
export async function knowingOutcome<T>(db: Connection, work: TransactionWork<T>): Promise<T> {
	let sent: { readonly result: T; readonly id: string | null } | undefined
	try {
		return await db.transaction().execute(async (transaction) => {
			const result = await work(transaction)
			const { rows } = await sql<{ id: string | null }>`
				select pg_current_xact_id_if_assigned()::text as id
			`.execute(transaction)
			sent = { result, id: rows[0]?.id ?? null }
			return result
		})
	} catch (error) {
		if (sent === undefined || sent.id === null || !isDatabaseUnavailable(error)) throw error
		if (await wasCommitted(db, sent.id).catch(() => false)) return sent.result
		throw error
	}
}

/** Waits for a COMMIT that continues after its connection was lost. */
async function wasCommitted(db: Connection, id: string): Promise<boolean> {
	return await retryWhileUnavailable(async () => {
		const { rows } = await sql<{ status: string | null }>`
			select pg_xact_status(cast(${id} as xid8)) as status
		`.execute(db)
		const status = rows[0]?.status
		// Classified as an unavailable database, so that the query is repeated.
		if (status === 'in progress')
			throw Object.assign(new Error('Still committing'), { code: 'ECONNABORTED' })
		return status === 'committed'
	})
}
