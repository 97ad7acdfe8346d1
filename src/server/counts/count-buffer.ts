import { type Count, type CountRow, noCampaign, other, sources } from '#domain/analytics/count.ts'
import { countKey } from '#domain/analytics/fold-counts.ts'
import { addDays, utcDay } from '#domain/dates/utc-day.ts'
import { errorDetails } from '#server/platform/log/error-details.ts'
import type { Store } from '#server/store.ts'

export type CountBuffer = ReturnType<typeof createCountBuffer>

type CountLog = { readonly warn: (details: object, message: string) => void }

type CountBufferOptions = {
	readonly store: Pick<Store, 'counts'>
	readonly now: () => number
	readonly log: CountLog
	readonly flushIntervalMs?: number
}

/** A crash loses the counts of this time at most. */
const defaultFlushIntervalMs = 2_000

/**
 * Different rows between two flushes: more than 100 visits a second bring, and written in 10 ms, for which SQLite blocks
 * signups. Beyond them sources and campaigns are no longer told apart until the next flush, except those of letters.
 */
export const maxBufferedRows = 500

/** A day is folded an hour after its end, when every process has written what it counted on it. */
const foldDelayMs = 60 * 60_000

/** Adds up counts in memory and writes them every two seconds, so that a count costs no write of its own. */
export function createCountBuffer({
	store,
	now,
	log,
	flushIntervalMs = defaultFlushIntervalMs,
}: CountBufferOptions) {
	let buffered = new Map<string, CountRow>()
	/** The owner's own names, few and not of a browser's choosing. */
	let letters: ReadonlySet<string> = new Set()
	let running: Promise<void> = Promise.resolve()
	let isFailing = false
	const timer = setInterval(() => void flush(), flushIntervalMs).unref()

	/** Counts an event, now or on another day. */
	function add(count: Count, day: string = utcDay(now())): void {
		if (buffered.size === 0) void readLetters()
		addRow({ ...count, day, n: 1 })
	}

	function addRow(row: CountRow): void {
		const found = buffered.get(countKey(row))
		if (found !== undefined || buffered.size < maxBufferedRows) {
			buffered.set(countKey(row), { ...row, n: row.n + (found?.n ?? 0) })
			return
		}
		const coarse = {
			...row,
			source: row.source === sources.internal ? sources.internal : other,
			campaign: row.campaign === noCampaign || letters.has(row.campaign) ? row.campaign : other,
		}
		const key = countKey(coarse)
		buffered.set(key, { ...coarse, n: coarse.n + (buffered.get(key)?.n ?? 0) })
	}

	/** With the first count after a flush, so that a site without visitors reads nothing. */
	async function readLetters(): Promise<void> {
		try {
			letters = await store.counts.letterCampaigns()
		} catch (error) {
			// Those that were read before stay.
			if (!isFailing) log.warn(errorDetails(error), "The letters' campaigns could not be read")
			isFailing = true
		}
	}

	/** Writes the counts, after the write that is under way. If the database is unavailable they wait for the next one. */
	function flush(): Promise<void> {
		running = running.then(write)
		return running
	}

	async function write(): Promise<void> {
		if (buffered.size === 0) return
		const rows = [...buffered.values()]
		buffered = new Map()
		try {
			await store.counts.add(rows)
			isFailing = false
		} catch (error) {
			for (const row of rows) addRow(row)
			if (!isFailing) log.warn(errorDetails(error), 'Counts could not be written, will be retried')
			isFailing = true
		}
	}

	/** Folds the rare names of all days that are over. */
	async function foldDays(): Promise<void> {
		await flush()
		await store.counts.fold(addDays(utcDay(now() - foldDelayMs), -1))
	}

	async function stop(): Promise<void> {
		clearInterval(timer)
		await flush()
	}

	return { add, flush, foldDays, stop }
}
