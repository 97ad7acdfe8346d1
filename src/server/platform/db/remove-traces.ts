import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Time limit for emptying the log if another statement reads it, because writers wait meanwhile. */
const busyTimeoutMs = 200

/** Attempts while another statement reads the log, and the pause between them. */
const maxAttempts = 5
const pauseMs = 100

/**
 * Removes deleted rows from SQLite's write-ahead log. The database file overwrites them itself (`secure_delete`), but
 * the log keeps the earlier pages until it is emptied. If another statement reads the log, it is emptied by the next
 * erasure or the hourly sweep. PostgreSQL's dumps hold no deleted rows.
 */
export async function removeTraces({ kind, maintain }: Database): Promise<void> {
	if (kind === 'postgres') return
	await maintain((db) =>
		db.connection().execute(async (connection) => {
			await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection)
			for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
				// Does not block writers. The next statement, which does, has only the pages left that were added meanwhile.
				await sql`pragma wal_checkpoint(passive)`.execute(connection)
				const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
					connection,
				)
				if (rows[0]?.busy === 0) return
				await delay(pauseMs)
			}
		}),
	)
}
