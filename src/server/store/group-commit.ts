import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { isDatabaseUnavailable, type TransactionWork } from './database.ts'
import type { Tables } from './tables.ts'

type PendingWrite = {
	/** Whether the transaction must survive a power cut. */
	readonly isDurable: boolean
	/** Runs the work and returns a function that resolves its promise, to be called after COMMIT. */
	readonly run: (transaction: Transaction<Tables>) => Promise<() => void>
	readonly reject: (reason: unknown) => void
}

/**
 * Group commit for SQLite: writes that arrive while a transaction runs share the next one, and with it
 * one fsync, the largest cost of a durable write. Each promise resolves after COMMIT. If a write fails,
 * the transaction is rolled back and each write of the group runs again in a transaction of its own.
 *
 * @param transact runs work in a transaction, which survives a power cut if it is to be durable
 */
export function groupWrites(
	transact: <T>(work: TransactionWork<T>, isDurable: boolean) => Promise<T>,
	maxGroupSize: number,
) {
	const queue: PendingWrite[] = []
	let isRunning = false

	async function runQueue(): Promise<void> {
		while (queue.length > 0) {
			// Lets the event loop read pending requests, so that their writes join this group.
			await nextTurn()
			await commit(queue.splice(0, maxGroupSize))
		}
		isRunning = false
	}

	async function commit(group: readonly PendingWrite[]): Promise<void> {
		try {
			const resolvers = await transact(
				async (transaction) => {
					const pending: (() => void)[] = []
					for (const { run } of group) pending.push(await run(transaction))
					return pending
				},
				group.some(({ isDurable }) => isDurable),
			)
			for (const resolve of resolvers) resolve()
		} catch (error) {
			if (isDatabaseUnavailable(error)) {
				// Queued writes would run into the same error after the same delay.
				for (const { reject } of [...group, ...queue.splice(0)]) reject(error)
			} else if (group.length === 1) {
				group[0]?.reject(error)
			} else {
				for (const each of group) await commit([each])
			}
		}
	}

	return function write<T>(work: TransactionWork<T>, isDurable = true): Promise<T> {
		return new Promise((resolve, reject) => {
			const run = async (transaction: Transaction<Tables>) => {
				const value = await work(transaction)
				return () => resolve(value)
			}
			queue.push({ isDurable, run, reject })
			if (isRunning) return
			isRunning = true
			void runQueue()
		})
	}
}
