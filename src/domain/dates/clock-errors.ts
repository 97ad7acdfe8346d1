/** How far the clocks of several servers may differ. A time that is less far ahead counts as a right one. */
export const toleranceMs = 60_000

/**
 * Whether a time to wait for has come. One that is further ahead than it can be was set while the clock was wrong, and
 * counts as past. All times in milliseconds since 1970.
 *
 * @param at the end of the wait
 * @param longestMs the longest that such a wait lasts
 * @example hasCome(60_000, 59_000, 60_000) // false
 * @example hasCome(60_000, 60_000, 60_000) // true
 * @example hasCome(172_860_000, 0, 60_000) // true: set while the clock was two days ahead
 */
export function hasCome(at: number, now: number, longestMs: number): boolean {
	return at <= now || at - now > longestMs
}

/**
 * Watches for a clock that is set back.
 *
 * @param clocks `now` is the time of day, `elapsed` counts evenly; both in milliseconds
 * @returns a function that tells whether the clock was set back since its last call, by more than a minute
 * @example const wasSetBack = watchClock({ now: Date.now, elapsed: () => performance.now() })
 */
export function watchClock({
	now,
	elapsed,
}: {
	readonly now: () => number
	readonly elapsed: () => number
}): () => boolean {
	let offset = now() - elapsed()
	return () => {
		const earlier = offset
		offset = now() - elapsed()
		return offset < earlier - toleranceMs
	}
}
