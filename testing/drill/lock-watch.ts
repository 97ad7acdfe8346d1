import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A SQLite file or the address of a PostgreSQL database. */
export type WatchedDatabase =
	| { readonly file: string; readonly url?: undefined }
	| { readonly url: string; readonly file?: undefined }

/**
 * Watches, in a separate thread, how long write locks are held: SQLite's one lock, and the rows' locks of a PostgreSQL
 * transaction. A busy main thread does not affect the measurement.
 */
export function startLockWatch(workerData: WatchedDatabase) {
	const worker = new Worker(new URL('./lock-watch-worker.ts', import.meta.url), {
		workerData,
		execArgv: [],
	})
	return {
		/** The longest that a lock was held since the last call, in milliseconds. */
		take: async (): Promise<number> => {
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
			worker.postMessage('take')
			const [longestMs] = await once(worker, 'message')
			return Number(longestMs)
		},
		stop: async () => void (await worker.terminate()),
	}
}
