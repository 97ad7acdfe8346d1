import { setTimeout as delay } from 'node:timers/promises'
import { isSqliteBusy } from './database.ts'

const retryIntervalMs = 1

/** Longer than the creation of an index on a million rows. */
const maxWaitMs = 10_000

/**
 * Runs a transaction again while another connection holds SQLite's write lock. The event loop runs in between; SQLite's
 * own busy timeout would block it.
 */
export async function retryWhileBusy<T>(transaction: () => Promise<T>): Promise<T> {
	const end = performance.now() + maxWaitMs
	for (;;) {
		try {
			return await transaction()
		} catch (error) {
			if (!isSqliteBusy(error) || performance.now() >= end) throw error
		}
		await delay(retryIntervalMs)
	}
}
