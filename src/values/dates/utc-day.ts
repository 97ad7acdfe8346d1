const dayMs = 86_400_000

/**
 * The UTC day of a time, `2026-01-05`.
 *
 * @param time in milliseconds since 1970
 * @example utcDay(Date.UTC(2026, 0, 5, 23)) // '2026-01-05'
 */
export function utcDay(time: number): string {
	return new Date(time).toISOString().slice(0, 10)
}

/**
 * Adds days, or subtracts them if `count` is negative.
 *
 * @example addDays('2026-01-31', 1) // '2026-02-01'
 */
export function addDays(day: string, count: number): string {
	return utcDay(Date.parse(day) + count * dayMs)
}

/**
 * The days from `from` to `to`, inclusive; empty if `to` is earlier.
 *
 * @example daysBetween('2026-01-31', '2026-02-01') // ['2026-01-31', '2026-02-01']
 */
export function daysBetween(from: string, to: string): readonly string[] {
	const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
	return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}
