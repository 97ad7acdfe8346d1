import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import { inBackground } from '#platform/log/in-background.ts'

/** A crash loses at most the rows of one interval. */
const defaultFlushIntervalMs = 2_000

/** Above this many rows they are written at once. 100 visits per second produce fewer. */
const maxRows = 500

/** Above this many rows, which an unavailable database cannot take, new ones are not counted. */
const maxUnwrittenRows = 10_000

/** The parts of a buffer's options that do not depend on its rows. */
export type BufferOptions = {
	readonly now: () => number
	readonly log: WorkLog
	readonly flushIntervalMs?: number
}

type SumBufferOptions<Row> = Omit<BufferOptions, 'now'> & {
	/** Rows with the same key are added up. */
	readonly keyOf: (row: Row) => string
	readonly write: (rows: readonly Row[]) => Promise<void>
	/** Logged once until a write succeeds. */
	readonly failureMessage: string
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
		const { flushIntervalMs = defaultFlushIntervalMs } = options
		this.#timer = setInterval(() => this.#flushSoon(), flushIntervalMs).unref()
	}

	add(row: Row): void {
		const before = this.#rows.size
		this.#put(row)
		if (before < maxRows && this.#rows.size === maxRows) this.#flushSoon()
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

	#put(row: Row): void {
		const key = this.#options.keyOf(row)
		const before = this.#rows.get(key)
		if (before === undefined && this.#rows.size >= maxUnwrittenRows) return
		this.#rows.set(key, { ...row, n: row.n + (before?.n ?? 0) })
	}

	#flushSoon(): void {
		const { log, failureMessage } = this.#options
		inBackground(this.flush(), log, failureMessage)
	}

	async #write(): Promise<void> {
		if (this.#rows.size === 0) return
		const rows = [...this.#rows.values()]
		this.#rows = new Map()
		try {
			await this.#options.write(rows)
			this.#isFailing = false
		} catch (error) {
			for (const row of rows) this.#put(row)
			const { log, failureMessage } = this.#options
			if (!this.#isFailing) log.warn(errorDetails(error), failureMessage)
			this.#isFailing = true
		}
	}
}
