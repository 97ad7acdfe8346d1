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
 * the transaction is rolled back and each write of the group runs again in a transaction of its own. Writes that need
 * not survive a power cut go first, in groups of their own.
 *
 * @param transact runs work in a transaction, which survives a power cut if it is to be durable
 */
export function groupWrites(
	transact: <T>(work: TransactionWork<T>, isDurable: boolean) => Promise<T>,
	maxGroupSize: number,
) {
	const durable: PendingWrite[] = []
	const volatile: PendingWrite[] = []
	let isRunning = false

	async function runQueues(): Promise<void> {
		while (durable.length + volatile.length > 0) {
			// At once and by themselves, so that they wait neither for others nor for the disk.
			await commitNext(volatile)
			if (durable.length === 0) continue
			// Lets the event loop read pending requests, so that their writes join this group.
			await nextTurn()
			await commitNext(volatile)
			await commitNext(durable)
		}
		isRunning = false
	}

	async function commitNext(queue: PendingWrite[]): Promise<void> {
		const group = queue.splice(0, maxGroupSize)
		if (group.length > 0) await commit(group)
	}

	async function commit(group: readonly PendingWrite[]): Promise<void> {
		try {
			const resolvers = await transact(async (transaction) => {
				const pending: (() => void)[] = []
				for (const { run } of group) pending.push(await run(transaction))
				return pending
			}, group[0]?.isDurable ?? true)
			for (const resolve of resolvers) resolve()
		} catch (error) {
			if (isDatabaseUnavailable(error)) {
				// Queued writes would run into the same error after the same delay.
				for (const { reject } of [...group, ...volatile.splice(0), ...durable.splice(0)]) {
					reject(error)
				}
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
			const queue = isDurable ? durable : volatile
			queue.push({ isDurable, run, reject })
			if (isRunning) return
			isRunning = true
			void runQueues()
		})
	}
}
