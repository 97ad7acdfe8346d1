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
 * @param now in milliseconds since 1970
 * @example growth([{ created_at: '2026-01-05T12:00:00.000Z' }], 2, Date.UTC(2026, 0, 5))
 * // [{ day: '2026-01-04', count: 0 }, { day: '2026-01-05', count: 1 }]
 */
export function growth(
	rows: readonly { readonly created_at: string | null }[],
	days: number,
	now: number,
): readonly DayCount[] {
	const counts = new Map<string, number>()
	for (let ago = days - 1; ago >= 0; ago--) {
		counts.set(new Date(now - ago * dayMs).toISOString().slice(0, 10), 0)
	}
	for (const { created_at } of rows) {
		// ISO 8601 in UTC begins with its day: parsing a million dates would take a second.
		const day = created_at?.slice(0, 10) ?? ''
		const count = counts.get(day)
		if (count !== undefined) counts.set(day, count + 1)
	}
	return [...counts].map(([day, count]) => ({ day, count }))
}
