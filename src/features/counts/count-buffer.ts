import { type Count, countKey, type CountRow } from './rules/count.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import type { CountStores } from './counts.ts'
import { type BufferOptions, SumBuffer } from './sum-buffer.ts'

/** Delay from the end of a day to its fold, so that every process has flushed that day's counts. */
const foldDelayMs = 60 * 60_000

export type CountBuffer = ReturnType<typeof createCountBuffer>

/** Sums counts in memory and folds days that have ended. */
export function createCountBuffer({
	store,
	now,
	...options
}: BufferOptions & {
	readonly store: { readonly counts: Pick<CountStores['counts'], 'add' | 'fold'> }
}) {
	const sums = new SumBuffer<CountRow>({
		...options,
		keyOf: countKey,
		write: store.counts.add,
		failureMessage: 'Counts could not be written, will be retried',
	})
	return {
		/** Counts an event. `day` defaults to the current UTC day. */
		add: (count: Count, day = utcDay(now())) => sums.add({ ...count, day, n: 1 }),
		flush: () => sums.flush(),
		stop: () => sums.stop(),
		/** Folds the rare names of all past days. */
		foldDays: async () => {
			await sums.flush()
			await store.counts.fold(addDays(utcDay(now() - foldDelayMs), -1))
		},
	}
}
