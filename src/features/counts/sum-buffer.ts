import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import { inBackground } from '#platform/log/in-background.ts'

/** A crash loses at most the rows of one interval. */
const defaultFlushIntervalMs = 2_000

type SumBufferOptions<Row> = {
	/** Rows with the same key are added up. */
	readonly keyOf: (row: Row) => string
	readonly write: (rows: readonly Row[]) => Promise<void>
	/** Logged once until a write succeeds. */
	readonly failureMessage: string
	/** Above this many rows, each new row becomes a common one. */
	readonly limit?: { readonly rows: number; readonly toCommon: (row: Row) => Row }
	readonly log: WorkLog
	readonly flushIntervalMs?: number | undefined
}

/**
 * Sums rows by their `n` in memory and writes the sums every two seconds, so that a report needs no separate write.
 *
 * @example
 * const buffer = new SumBuffer({ keyOf: speedKey, write: store.speeds.add, failureMessage, log })
 * buffer.add(row)
 * await buffer.stop()
 */
export class SumBuffer<Row extends { readonly n: number }> {
	readonly #options: SumBufferOptions<Row>
	readonly #timer: NodeJS.Timeout
	#rows = new Map<string, Row>()
	#flushing: Promise<void> = Promise.resolve()
	/** Whether the current failure has been logged. */
	#isFailing = false

	constructor(options: SumBufferOptions<Row>) {
		this.#options = options
		const { flushIntervalMs = defaultFlushIntervalMs, log, failureMessage } = options
		const flush = () => inBackground(this.flush(), log, failureMessage)
		this.#timer = setInterval(flush, flushIntervalMs).unref()
	}

	get isEmpty(): boolean {
		return this.#rows.size === 0
	}

	add(row: Row): void {
		const { keyOf, limit } = this.#options
		const isFull = limit !== undefined && this.#rows.size >= limit.rows
		const added = isFull && !this.#rows.has(keyOf(row)) ? limit.toCommon(row) : row
		const key = keyOf(added)
		this.#rows.set(key, { ...added, n: added.n + (this.#rows.get(key)?.n ?? 0) })
	}

	/** Writes the sums after any flush in progress. On failure they are kept for the next flush. */
	flush(): Promise<void> {
		this.#flushing = this.#flushing.then(() => this.#write())
		return this.#flushing
	}

	/** Stops the timer and writes the sums. */
	async stop(): Promise<void> {
		clearInterval(this.#timer)
		await this.flush()
	}

	/** Logs a failure once until a write succeeds. */
	warnOnce(error: unknown, message: string): void {
		if (!this.#isFailing) this.#options.log.warn(errorDetails(error), message)
		this.#isFailing = true
	}

	async #write(): Promise<void> {
		if (this.isEmpty) return
		const rows = [...this.#rows.values()]
		this.#rows = new Map()
		try {
			await this.#options.write(rows)
			this.#isFailing = false
		} catch (error) {
			for (const row of rows) this.add(row)
			this.warnOnce(error, this.#options.failureMessage)
		}
	}
}
