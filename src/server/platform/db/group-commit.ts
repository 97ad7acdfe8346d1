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

/** Runs work in a transaction. A durable transaction survives a power cut after COMMIT. */
type Transact = <T>(work: TransactionWork<T>, isDurable: boolean) => Promise<T>

/**
 * Group commit for SQLite: writes that arrive while a transaction runs share the next one, and with it one fsync, the
 * largest cost of a durable write. Each promise resolves after COMMIT. If a write fails, the transaction is rolled back
 * and each write of the group runs again in a separate transaction. Writes that need not be durable run first, in
 * separate groups.
 */
export class GroupCommit {
	readonly #transact: Transact
	readonly #maxGroupSize: number
	readonly #durable: PendingWrite[] = []
	readonly #volatile: PendingWrite[] = []
	#isRunning = false

	constructor(transact: Transact, maxGroupSize: number) {
		this.#transact = transact
		this.#maxGroupSize = maxGroupSize
	}

	readonly write = <T>(work: TransactionWork<T>, isDurable = true): Promise<T> =>
		new Promise((resolve, reject) => {
			const run = async (transaction: Transaction<Tables>) => {
				const value = await work(transaction)
				return () => resolve(value)
			}
			const queue = isDurable ? this.#durable : this.#volatile
			queue.push({ isDurable, run, reject })
			if (!this.#isRunning) this.#runQueues().catch(reject)
		})

	async #runQueues(): Promise<void> {
		this.#isRunning = true
		while (this.#durable.length + this.#volatile.length > 0) {
			// Volatile writes wait neither for durable ones nor for the disk.
			await this.#commitNext(this.#volatile)
			if (this.#durable.length === 0) continue
			// Lets the event loop read pending requests, so that their writes join this group.
			await nextTurn()
			await this.#commitNext(this.#volatile)
			await this.#commitNext(this.#durable)
		}
		this.#isRunning = false
	}

	async #commitNext(queue: PendingWrite[]): Promise<void> {
		const group = queue.splice(0, this.#maxGroupSize)
		if (group.length > 0) await this.#commit(group)
	}

	async #commit(group: readonly PendingWrite[]): Promise<void> {
		try {
			const resolvers = await this.#transact(async (transaction) => {
				const pending: (() => void)[] = []
				for (const { run } of group) pending.push(await run(transaction))
				return pending
			}, group[0]?.isDurable ?? true)
			for (const resolve of resolvers) resolve()
		} catch (error) {
			if (isDatabaseUnavailable(error)) {
				// Queued writes would fail with the same error after the same delay.
				const queued = [...this.#volatile.splice(0), ...this.#durable.splice(0)]
				for (const { reject } of [...group, ...queued]) reject(error)
			} else if (group.length === 1) {
				group[0]?.reject(error)
			} else {
				for (const each of group) await this.#commit([each])
			}
		}
	}
}
