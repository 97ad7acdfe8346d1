import { setTimeout as delay } from 'node:timers/promises'
import type { Connection, Transaction } from './tables.ts'

/** Rows per transaction. A signup on SQLite waits for at most one such transaction. */
export const rowsPerStep = 500

/** Keys that one query reads: many, because the query may scan a whole table. */
const keysPerQuery = 20_000

/** The pause between two transactions, in which waiting signups can write. */
export const pauseMs = 5

/**
 * Changes all rows of a query in steps of one transaction each. The rows are read outside the transactions, so that no
 * lock is held during the search.
 *
 * @param read the keys of at most `limit` rows that have to be changed
 * @param change must change each of these rows that still matches, so that the next query does not find it
 */
export async function changeInSteps<Key>(
	own: Connection,
	{
		read,
		change,
		isStopping,
	}: {
		readonly read: (limit: number) => Promise<readonly Key[]>
		readonly change: (transaction: Transaction, keys: readonly Key[]) => Promise<unknown>
		readonly isStopping: () => boolean
	},
): Promise<void> {
	for (;;) {
		const keys = await read(keysPerQuery)
		for (const some of stepsOf(keys)) {
			if (isStopping()) return
			await own.transaction().execute((transaction) => change(transaction, some))
			await delay(pauseMs)
		}
		if (keys.length < keysPerQuery) return
	}
}

/** Splits keys into groups of at most `size`, one for each step. */
export function stepsOf<Key>(
	keys: readonly Key[],
	size = rowsPerStep,
): readonly (readonly Key[])[] {
	const count = Math.ceil(keys.length / size)
	return Array.from({ length: count }, (_, step) => keys.slice(step * size, (step + 1) * size))
}
