import { type Count, countKey, type CountRow, noCampaign, other, sources } from './rules/count.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import type { CountStores } from './counts.ts'
import { SumBuffer } from './sum-buffer.ts'

type CountBufferOptions = {
	readonly store: Pick<CountStores, 'counts'>
	readonly now: () => number
	readonly log: WorkLog
	readonly flushIntervalMs?: number
}

/**
 * Maximum number of distinct rows between two flushes. 100 visits per second produce fewer, and SQLite writes this many
 * within 10 ms, while signups wait. Above the limit, sources and campaigns become `other` until the next flush, except
 * campaigns of letters.
 */
export const maxBufferedRows = 500

/** Delay from the end of a day to its fold, so that every process has flushed that day's counts. */
const foldDelayMs = 60 * 60_000

/** Sums counts in memory and folds days that have ended. */
export class CountBuffer {
	readonly #store: Pick<CountStores, 'counts'>
	readonly #now: () => number
	readonly #sums: SumBuffer<CountRow>
	/**
	 * The campaigns of stored letters. Exempt from the limit, because the owner names them and browsers cannot invent
	 * them.
	 */
	#letters: ReadonlySet<string> = new Set()

	constructor({ store, now, ...options }: CountBufferOptions) {
		this.#store = store
		this.#now = now
		this.#sums = new SumBuffer({
			...options,
			keyOf: countKey,
			write: store.counts.add,
			failureMessage: 'Counts could not be written, will be retried',
			limit: { rows: maxBufferedRows, toCommon: (row) => this.#withoutNames(row) },
		})
	}

	/** Counts an event. `day` defaults to the current UTC day. */
	add(count: Count, day: string = utcDay(this.#now())): void {
		// Queried here instead of by a timer, so that an idle site runs no queries.
		if (this.#sums.isEmpty) this.#readLetters()
		this.#sums.add({ ...count, day, n: 1 })
	}

	/** Writes the buffered counts like `SumBuffer`. */
	flush(): Promise<void> {
		return this.#sums.flush()
	}

	/** Folds the rare names of all past days. */
	readonly foldDays = async (): Promise<void> => {
		await this.flush()
		await this.#store.counts.fold(addDays(utcDay(this.#now() - foldDelayMs), -1))
	}

	/** Writes the buffered counts for the last time. */
	stop(): Promise<void> {
		return this.#sums.stop()
	}

	#withoutNames(row: CountRow): CountRow {
		const isKept = row.campaign === noCampaign || this.#letters.has(row.campaign)
		return {
			...row,
			source: row.source === sources.internal ? sources.internal : other,
			campaign: isKept ? row.campaign : other,
		}
	}

	/** Keeps the known campaigns if the query fails. */
	#readLetters(): void {
		this.#store.counts.letterCampaigns().then(
			(letters) => {
				this.#letters = letters
			},
			(error: unknown) => this.#sums.warnOnce(error, "The letters' campaigns could not be read"),
		)
	}
}
