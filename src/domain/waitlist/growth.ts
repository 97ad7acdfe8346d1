/** How many came on one day. */
export type DayCount = {
	/** "2026-01-05" */
	readonly day: string
	readonly count: number
}

const dayMs = 86_400_000

/**
 * How many registrations each of the last days brought, the oldest first; days are those of UTC. Rows
 * without a readable date are not counted.
 *
 * @param times when they came, in milliseconds since 1970
 * @param rows the places of those that count
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
