import { sumKey } from './rules/count.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import { inBackground } from '#platform/log/in-background.ts'

/** The time between two writes. A crash loses at most the rows of one such interval. */
const defaultFlushIntervalMs = 2_000

/** As soon as this many rows are waiting, they are written. 100 visits per second produce fewer rows in an interval. */
const maxRows = 500

/**
 * While this many rows are waiting, which happens only if the database is unavailable, values that need a new row are
 * not counted.
 */
const maxUnwrittenRows = 10_000

export type BufferOptions = {
	readonly now: () => number
	readonly log: WorkLog
	readonly flushIntervalMs?: number
}

type DailySum<Value> = Value & { readonly day: string; readonly n: number }

type SumBufferOptions<Value> = BufferOptions & {
	readonly write: (rows: readonly DailySum<Value>[]) => Promise<void>
	/** Logged when a write fails. It is not logged again until a write has succeeded. */
	readonly failureMessage: string
}

export type SumBuffer<Value> = ReturnType<typeof createSumBuffer<Value>>

/**
 * Adds up values by day in memory and writes the sums every two seconds, so that a report needs no separate write.
 *
 * @example
 * const buffer = createSumBuffer<Speed>({ write: store.speeds.add, failureMessage, now, log })
 * buffer.add(speed)
 * await buffer.stop()
 */
export function createSumBuffer<Value>(options: SumBufferOptions<Value>) {
	const { write, failureMessage, now, log } = options
	let sums = new Map<string, DailySum<Value>>()
	let flushing = Promise.resolve()
	let isFailing = false
	const timer = setInterval(flushSoon, options.flushIntervalMs ?? defaultFlushIntervalMs).unref()

	function put(row: DailySum<Value>): void {
		const key = sumKey(row)
		const before = sums.get(key)
		if (before === undefined && sums.size >= maxUnwrittenRows) return
		sums.set(key, { ...row, n: row.n + (before?.n ?? 0) })
	}

	function flush(): Promise<void> {
		flushing = flushing.then(writeSums)
		return flushing
	}

	function flushSoon(): void {
		inBackground(flush(), log, failureMessage)
	}

	async function writeSums(): Promise<void> {
		if (sums.size === 0) return
		const rows = [...sums.values()]
		sums = new Map()
		try {
			await write(rows)
			isFailing = false
		} catch (error) {
			for (const row of rows) put(row)
			if (!isFailing) log.warn(errorDetails(error), failureMessage)
			isFailing = true
		}
	}

	return {
		/** Adds a value to the sums of a day, by default the current UTC day. */
		add: (value: Value, day = utcDay(now())): void => {
			const before = sums.size
			put({ ...value, day, n: 1 })
			if (before < maxRows && sums.size === maxRows) flushSoon()
		},
		/** Writes the sums, after any flush in progress. If the write fails, the sums are kept for the next flush. */
		flush,
		stop: async (): Promise<void> => {
			clearInterval(timer)
			await flush()
		},
	}
}
