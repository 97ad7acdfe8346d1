import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The number of attempts while another statement reads the log, and the pause between them. */
const maxAttempts = 5
const pauseMs = 100

/**
 * Removes deleted rows from SQLite's write-ahead log. SQLite overwrites deleted rows in the database file itself
 * (`secure_delete`), but the log keeps the earlier pages until it is emptied. While another statement reads the log, it
 * cannot be emptied; then the next erasure or the hourly sweep empties it. PostgreSQL's dumps hold no deleted rows.
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
