import { isDatabaseUnavailable } from './database.ts'

type Waiter = { readonly start: () => void; readonly reject: (reason: unknown) => void }

/**
 * Runs at most `limit` tasks at a time and queues the rest in order. When a task finds the database
 * unavailable, the queued tasks are rejected too: each would fail the same way after its own timeout.
 */
export function limitConcurrency(limit: number) {
	const queue: Waiter[] = []
	let running = 0

	async function enter(): Promise<void> {
		if (running < limit) running += 1
		else await new Promise<void>((start, reject) => queue.push({ start, reject }))
	}

	/** A queued task takes over the slot, so `running` does not change. */
	function leave(): void {
		const next = queue.shift()
		if (next === undefined) running -= 1
		else next.start()
	}

	return async function run<T>(task: () => Promise<T>): Promise<T> {
		await enter()
		try {
			return await task()
		} catch (error) {
			if (isDatabaseUnavailable(error)) for (const { reject } of queue.splice(0)) reject(error)
			throw error
		} finally {
			leave()
		}
	}
}
