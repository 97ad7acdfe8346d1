/** A column of dates as they are written; it grows at its end. */
export type DateColumn = {
	readonly push: (written: string | null) => void
	/** What is written in a place, counted from 0: ISO 8601 UTC, or a row's own words; null for nothing. */
	readonly at: (place: number) => string | null
	/** Milliseconds since 1970; NaN where no date in UTC is written. */
	readonly times: readonly number[]
}

/**
 * Dates as numbers, and beside them the few that are not dates.
 *
 * @example
 * const dates = dateColumn()
 * dates.push('2026-01-05T12:00:00Z')
 * dates.at(0) // '2026-01-05T12:00:00.000Z'
 */
export function dateColumn(): DateColumn {
	const times: number[] = []
	/** Rows written by hand can hold anything: a time of some other place, or words. */
	const others = new Map<number, string>()

	function push(written: string | null) {
		const time = written?.endsWith('Z') ? Date.parse(written) : Number.NaN
		if (written !== null && Number.isNaN(time)) others.set(times.length, written)
		times.push(time)
	}

	function at(place: number): string | null {
		const time = times[place] ?? Number.NaN
		return Number.isNaN(time) ? (others.get(place) ?? null) : new Date(time).toISOString()
	}

	return { push, at, times }
}
