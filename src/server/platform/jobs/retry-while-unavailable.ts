import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnavailable } from '#server/platform/db/database.ts'

/** A restart of the database takes seconds. Shorter than a service manager waits for a process to end. */
const maxWaitMs = 30_000

/** Repeats work while the database is unavailable. */
export async function retryWhileUnavailable<T>(
	work: () => Promise<T>,
	intervalMs = 250,
): Promise<T> {
	const end = performance.now() + maxWaitMs
	for (;;) {
		try {
			return await work()
		} catch (error) {
			if (!isDatabaseUnavailable(error) || performance.now() >= end) throw error
		}
		await delay(intervalMs)
	}
}
