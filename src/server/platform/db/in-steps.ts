import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Rows per transaction, and so the most that a signup on SQLite has to wait for. */
export const rowsPerStep = 500

/** Keys per reading: a reading may pass over a whole table. */
const keysPerReading = 20_000

/** Lets waiting signups write between two transactions. */
export const pauseMs = 5

/**
 * Changes all rows of a query, a step of them per transaction. The rows are read outside the transactions, so that
 * nobody waits while they are looked for.
 *
 * @param read the keys of at most `limit` rows that have to be changed
 * @param change must change each of these rows that still needs it, so that the next reading does not find it
 */
export async function changeInSteps<Key>(
	own: Kysely<Tables>,
	{
		read,
		change,
		isStopping,
		maxKeys = keysPerReading,
	}: {
		readonly read: (limit: number) => Promise<readonly Key[]>
		readonly change: (transaction: Transaction<Tables>, keys: readonly Key[]) => Promise<unknown>
		readonly isStopping: () => boolean
		readonly maxKeys?: number
	},
): Promise<void> {
	for (;;) {
		const keys = await read(maxKeys)
		for (const some of stepsOf(keys)) {
			if (isStopping()) return
			await own.transaction().execute((transaction) => change(transaction, some))
			await delay(pauseMs)
		}
		if (keys.length < maxKeys) return
	}
}

/** The keys in parts of at most `rowsPerStep`. */
export function stepsOf<Key>(keys: readonly Key[]): readonly (readonly Key[])[] {
	const count = Math.ceil(keys.length / rowsPerStep)
	return Array.from({ length: count }, (_, step) =>
		keys.slice(step * rowsPerStep, (step + 1) * rowsPerStep),
	)
}
