import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import type { WatchedDatabase } from './lock-watch.ts'

const { file, url }: WatchedDatabase = workerData

/** Interval between two checks. */
const intervalMs = 1

let longestMs = 0

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.on('message', () => {
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
	parentPort?.postMessage(longestMs)
	longestMs = 0
})

if (file !== undefined) await watchSqlite(file)
else if (url !== undefined) await watchPostgres(url)

/** Repeatedly tries to begin a write. Others hold the lock for as long as this fails. */
async function watchSqlite(path: string): Promise<void> {
	const database = new DatabaseSync(path, { timeout: 0 })
	let refusedSince: number | null = null
	for (;;) {
		const time = performance.now()
		try {
			database.exec('begin immediate; rollback')
			refusedSince = null
		} catch {
			refusedSince ??= time
			longestMs = Math.max(longestMs, performance.now() - refusedSince)
		}
		await delay(intervalMs)
	}
}

/** Repeatedly queries the age of the oldest transaction that has written. */
async function watchPostgres(connectionString: string): Promise<void> {
	const client = new Client({ connectionString })
	client.on('error', () => {})
	await client.connect()
	for (;;) {
		const { rows } = await client.query<{ ms: number | null }>(`
			select cast(1000 * extract(epoch from max(clock_timestamp() - xact_start)) as float8) as ms
			from pg_stat_activity
			where backend_type = 'client backend' and backend_xid is not null and pid <> pg_backend_pid()
		`)
		longestMs = Math.max(longestMs, rows[0]?.ms ?? 0)
		await delay(intervalMs)
	}
}
