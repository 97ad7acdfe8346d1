import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Writers wait while the log is emptied, so it gives up soon if another statement reads the log. */
const busyTimeoutMs = 200

/**
 * Removes deleted rows from the file beside SQLite's database. The database overwrites them itself (`secure_delete`),
 * but its write-ahead log keeps the pages from before until it is emptied. While another statement reads the log, it
 * stays until the next erasure or the hourly sweep. PostgreSQL's dumps hold no deleted rows.
 */
export async function removeTraces({ kind, maintain }: Database): Promise<void> {
	if (kind === 'postgres') return
	await maintain((db) =>
		db.connection().execute(async (connection) => {
			await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection)
			// While it copies, others write: only what they add meanwhile is left for the next statement.
			await sql`pragma wal_checkpoint(passive)`.execute(connection)
			await sql`pragma wal_checkpoint(truncate)`.execute(connection)
		}),
	)
}
