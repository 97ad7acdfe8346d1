import type { Transaction } from 'kysely'
import { type Database, isAway } from './database.ts'
import type { Tables } from './tables.ts'

type Entry<Item, Result> = {
	readonly item: Item
	readonly resolve: (result: Result) => void
	readonly reject: (reason: unknown) => void
}

/**
 * Makes of work on many items a function for one. Items that come while a batch is under way form the
 * next one: however many there are, they share its statements and its COMMIT, and take one connection
 * of a pool. Each fails alone: a batch that fails for what is in it is done again one by one.
 *
 * @param work answers a result for each item, in their order
 */
export function inBatches<Item, Result>(
	db: Pick<Database, 'write' | 'largestGroup'>,
	work: (transaction: Transaction<Tables>, items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
	const waiting: Entry<Item, Result>[] = []
	let isRunning = false
	/** So many of the first that wait are done one by one. */
	let singles = 0

	async function run(): Promise<void> {
		while (waiting.length > 0) await next()
		isRunning = false
	}

	async function next(): Promise<void> {
		const batch: Entry<Item, Result>[] = []
		const most = singles > 0 ? 1 : db.largestGroup
		singles = Math.max(0, singles - 1)
		try {
			const results = await db.write(async (transaction) => {
				// Only now, so that whoever came while the transaction was begun is part of it.
				if (batch.length === 0) batch.push(...waiting.splice(0, most))
				return await work(
					transaction,
					batch.map(({ item }) => item),
				)
			})
			for (const [index, result] of results.entries()) batch[index]?.resolve(result)
		} catch (error) {
			fail(batch, error)
		}
	}

	function fail(batch: readonly Entry<Item, Result>[], error: unknown): void {
		const isEverybodys = batch.length === 0 || isAway(error)
		if (!isEverybodys && batch.length > 1) {
			waiting.unshift(...batch)
			singles = batch.length
			return
		}
		// What keeps everybody out is told to everybody: they would only wait for the same.
		for (const entry of isEverybodys ? [...batch, ...waiting.splice(0)] : batch) entry.reject(error)
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject })
			if (isRunning) return
			isRunning = true
			void run()
		})
}
