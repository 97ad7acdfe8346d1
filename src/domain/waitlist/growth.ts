/** The number of registrations on one day. */
export type DayCount = {
	/** "2026-01-05" */
	readonly day: string
	readonly count: number
}

const dayMs = 86_400_000

/**
 * The number of registrations on each of the last days, oldest first. Days are UTC; rows without a valid date are
 * not counted.
 *
 * @param times of the registrations, in milliseconds since 1970; NaN for none
 * @param rows indexes of the registrations to count
 * @param days how many days, today included
 * @param now in milliseconds since 1970
 * @example growth([Date.UTC(2026, 0, 5, 12)], [0], 2, Date.UTC(2026, 0, 5))
 * // [{ day: '2026-01-04', count: 0 }, { day: '2026-01-05', count: 1 }]
 */
export function growth(
	times: readonly number[],
	rows: readonly number[],
	days: number,
	now: number,
): readonly DayCount[] {
	const first = Math.floor(now / dayMs) - days + 1
	const counts: number[] = Array(days).fill(0)
	for (const row of rows) {
		const index = Math.floor((times[row] ?? Number.NaN) / dayMs) - first
		const count = counts[index]
		if (count !== undefined) counts[index] = count + 1
	}
	return counts.map((count, index) => ({ day: dayOf(first + index), count }))
}

function dayOf(number: number): string {
	return new Date(number * dayMs).toISOString().slice(0, 10)
}
