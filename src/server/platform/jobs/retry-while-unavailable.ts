import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnavailable } from '#server/platform/db/database.ts'

/** Long enough for a restart of the database, and shorter than the stop timeout of service managers. */
const maxWaitMs = 30_000

/** Retries work every `intervalMs` milliseconds while the database is unavailable, for up to 30 s. */
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
