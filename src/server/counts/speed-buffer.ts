import { type Speed, speedKey, type SpeedRow } from '#domain/analytics/speed.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import { errorDetails } from '#server/platform/log/error-details.ts'
import type { Store } from '#server/store.ts'

type SpeedBufferOptions = {
	readonly store: { readonly speeds: Pick<Store['speeds'], 'add'> }
	readonly now: () => number
	readonly log: WorkLog
	readonly flushIntervalMs?: number
}

/** A crash loses at most the values of one interval. */
const defaultFlushIntervalMs = 2_000

/** Adds up measured speeds in memory and writes the sums every two seconds, as `CountBuffer` does with counts. */
export class SpeedBuffer {
	readonly #options: SpeedBufferOptions
	readonly #timer: NodeJS.Timeout
	#rows = new Map<string, SpeedRow>()
	#flushing: Promise<void> = Promise.resolve()
	/** Whether the latest failure has been logged. */
	#isFailing = false

	constructor(options: SpeedBufferOptions) {
		this.#options = options
		const { flushIntervalMs = defaultFlushIntervalMs } = options
		this.#timer = setInterval(() => void this.flush(), flushIntervalMs).unref()
	}

	/** Counts the values of one page view today. */
	add(speeds: readonly Speed[]): void {
		const day = utcDay(this.#options.now())
		for (const speed of speeds) this.#addRow({ ...speed, day, n: 1 })
	}

	/** Writes the buffered sums after a flush in progress. If that fails, they stay buffered until the next flush. */
	flush(): Promise<void> {
		this.#flushing = this.#flushing.then(() => this.#write())
		return this.#flushing
	}

	/** Ends the timer and writes the buffered sums. */
	async stop(): Promise<void> {
		clearInterval(this.#timer)
		await this.flush()
	}

	#addRow(row: SpeedRow): void {
		const key = speedKey(row)
		this.#rows.set(key, { ...row, n: row.n + (this.#rows.get(key)?.n ?? 0) })
	}

	async #write(): Promise<void> {
		if (this.#rows.size === 0) return
		const { store, log } = this.#options
		const rows = [...this.#rows.values()]
		this.#rows = new Map()
		try {
			await store.speeds.add(rows)
			this.#isFailing = false
		} catch (error) {
			for (const row of rows) this.#addRow(row)
			if (!this.#isFailing) {
				log.warn(errorDetails(error), 'Speeds could not be written, will be retried')
			}
			this.#isFailing = true
		}
	}
}
