import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * The maximum number of attempts to empty the log, which fail while another statement reads it. A pause of `pauseMs`
 * follows each.
 */
const maxAttempts = 5
const pauseMs = 100

/**
 * Removes deleted rows from SQLite's write-ahead log. SQLite overwrites deleted rows in the database file itself
 * (`secure_delete`), but the log keeps the earlier pages until it is emptied. It cannot be emptied while another
 * statement reads it; then the next erasure or the hourly sweep empties it. On PostgreSQL this is not necessary,
 * because its dumps hold no deleted rows.
 */
export async function truncateWal({ kind, withMaintenanceConnection }: Database): Promise<void> {
	if (kind === 'postgres') return
	await withMaintenanceConnection(async (db) => {
		for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
			const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
			if ((await checkpoint.execute(db)).rows[0]?.busy === 0) return
			await delay(pauseMs)
		}
	})
}
