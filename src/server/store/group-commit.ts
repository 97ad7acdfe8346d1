import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isDatabaseUnavailable, type TransactionWork } from './database.ts'
import type { Tables } from './tables.ts'

type PendingWrite = {
	/** Runs the work, and returns what resolves its promise once the COMMIT is durable. */
	readonly run: (transaction: Transaction<Tables>) => Promise<() => void>
	readonly reject: (reason: unknown) => void
}

/**
 * Group commit for SQLite: writes that arrive while another transaction runs share the next one, and so
 * one fsync, which is most of what a durable write costs. Each is answered after COMMIT. Where one fails,
 * its transaction is rolled back and every write of the group runs again, alone.
 */
export function groupWrites(db: Kysely<Tables>, maxGroupSize: number) {
	const queue: PendingWrite[] = []
	let isRunning = false

	async function runQueue(): Promise<void> {
		while (queue.length > 0) {
			// Requests that the event loop is about to read join this group instead of waiting for the next.
			await nextTurn()
			await commit(queue.splice(0, maxGroupSize))
		}
		isRunning = false
	}

	async function commit(group: readonly PendingWrite[]): Promise<void> {
		try {
			const answers = await db.transaction().execute(async (transaction) => {
				const resolvers: (() => void)[] = []
				for (const { run } of group) resolvers.push(await run(transaction))
				return resolvers
			})
			for (const resolve of answers) resolve()
		} catch (error) {
			if (isDatabaseUnavailable(error)) {
				// The database is away for everyone: those who wait would only wait as long again.
				for (const { reject } of [...group, ...queue.splice(0)]) reject(error)
			} else if (group.length === 1) {
				group[0]?.reject(error)
			} else {
				for (const each of group) await commit([each])
			}
		}
	}

	return function write<T>(work: TransactionWork<T>): Promise<T> {
		return new Promise((resolve, reject) => {
			const run = async (transaction: Transaction<Tables>) => {
				const value = await work(transaction)
				return () => resolve(value)
			}
			queue.push({ run, reject })
			if (isRunning) return
			isRunning = true
			void runQueue()
		})
	}
}
