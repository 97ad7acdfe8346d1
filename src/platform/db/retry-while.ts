import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnavailable, isSqliteBusy } from './database.ts'

type Work<T> = () => Promise<T>

/**
 * Retries a transaction while another connection holds SQLite's write lock. The time limit exceeds what creating an
 * index on a million rows takes. The event loop runs in between; SQLite's own busy timeout would block it.
 */
export async function retryWhileBusy<T>(transaction: Work<T>): Promise<T> {
	return await retryWhile(isSqliteBusy, transaction, { intervalMs: 1, maxWaitMs: 10_000 })
}

/**
 * Retries work while the database is unavailable: long enough for its restart, and shorter than the stop timeout of
 * service managers.
 */
export async function retryWhileUnavailable<T>(work: Work<T>): Promise<T> {
	return await retryWhile(isDatabaseUnavailable, work, { intervalMs: 250, maxWaitMs: 30_000 })
}

async function retryWhile<T>(
	isTemporary: (error: unknown) => boolean,
	work: Work<T>,
	{ intervalMs, maxWaitMs }: { readonly intervalMs: number; readonly maxWaitMs: number },
): Promise<T> {
	const end = performance.now() + maxWaitMs
	for (;;) {
		try {
			return await work()
		} catch (error) {
			if (!isTemporary(error) || performance.now() >= end) throw error
		}
		await delay(intervalMs)
	}
}
