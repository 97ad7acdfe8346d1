import { type Count, type CountRow, noCampaign, other, sources } from '#domain/analytics/count.ts'
import { countKey } from '#domain/analytics/fold-counts.ts'
import { addDays, utcDay } from '#domain/dates/utc-day.ts'
import { errorDetails } from '#server/platform/log/error-details.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import type { Store } from '#server/store.ts'

type CountBufferOptions = {
	readonly store: Pick<Store, 'counts'>
	readonly now: () => number
	readonly log: WorkLog
	readonly flushIntervalMs?: number
}

/** A crash loses at most the counts of one interval. */
const defaultFlushIntervalMs = 2_000

/**
 * Maximum number of different rows between two flushes. 100 visits per second produce fewer, and SQLite writes this
 * many within 10 ms, during which signups wait. Above the limit, sources and campaigns become `other` until the next
 * flush, except the campaigns of letters.
 */
export const maxBufferedRows = 500

/** Delay from the end of a day to its fold, so that every process has written its counts of that day. */
const foldDelayMs = 60 * 60_000

/** Adds up counts in memory and writes the sums every two seconds, so that a count does not need its own write. */
export class CountBuffer {
	readonly #store: Pick<Store, 'counts'>
	readonly #now: () => number
	readonly #log: WorkLog
	readonly #timer: NodeJS.Timeout
	#rows = new Map<string, CountRow>()
	/**
	 * The campaigns of stored letters. Kept above the limit, because the owner names them and browsers cannot invent
	 * them.
	 */
	#letters: ReadonlySet<string> = new Set()
	#flushing: Promise<void> = Promise.resolve()
	/** Whether the latest failure has been logged. */
	#isFailing = false

	constructor({ store, now, log, flushIntervalMs = defaultFlushIntervalMs }: CountBufferOptions) {
		this.#store = store
		this.#now = now
		this.#log = log
		this.#timer = setInterval(() => void this.flush(), flushIntervalMs).unref()
	}

	/** Counts an event. `day` defaults to the current UTC day. */
	add(count: Count, day: string = utcDay(this.#now())): void {
		// Queried here instead of by a timer, so that a site without visitors runs no queries.
		if (this.#rows.size === 0) void this.#readLetters()
		this.#addRow({ ...count, day, n: 1 })
	}

	/** Writes the buffered counts after a flush in progress. If that fails, they stay buffered until the next flush. */
	flush(): Promise<void> {
		this.#flushing = this.#flushing.then(() => this.#write())
		return this.#flushing
	}

	/** Folds the rare names of all days that have ended. */
	readonly foldDays = async (): Promise<void> => {
		await this.flush()
		await this.#store.counts.fold(addDays(utcDay(this.#now() - foldDelayMs), -1))
	}

	/** Ends the timer and writes the buffered counts. */
	async stop(): Promise<void> {
		clearInterval(this.#timer)
		await this.flush()
	}

	#addRow(row: CountRow): void {
		const isKnown = this.#rows.has(countKey(row))
		const counted = isKnown || this.#rows.size < maxBufferedRows ? row : this.#withoutNames(row)
		const key = countKey(counted)
		this.#rows.set(key, { ...counted, n: counted.n + (this.#rows.get(key)?.n ?? 0) })
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
	async #readLetters(): Promise<void> {
		try {
			this.#letters = await this.#store.counts.letterCampaigns()
		} catch (error) {
			this.#warnOnce(error, "The letters' campaigns could not be read")
		}
	}

	async #write(): Promise<void> {
		if (this.#rows.size === 0) return
		const rows = [...this.#rows.values()]
		this.#rows = new Map()
		try {
			await this.#store.counts.add(rows)
			this.#isFailing = false
		} catch (error) {
			for (const row of rows) this.#addRow(row)
			this.#warnOnce(error, 'Counts could not be written, will be retried')
		}
	}

	#warnOnce(error: unknown, message: string): void {
		if (!this.#isFailing) this.#log.warn(errorDetails(error), message)
		this.#isFailing = true
	}
}
