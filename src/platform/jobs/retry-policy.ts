const minuteMs = 60_000

/**
 * A job is given up after this many failures. Attempts continue for at least three days: a quota or a broken server
 * takes days to fix, and a confirmation link is valid for seven.
 */
export const maxAttempts = 44

export const minRetryPeriodMs = 3 * 24 * 60 * minuteMs

const maxDelayMs = 2 * 60 * minuteMs

/** With the jitter, two hours and 24 minutes. */
export const longestRetryDelayMs = maxDelayMs * 1.2

/**
 * The time of a job's next attempt, in milliseconds since 1970. The delay is 1 min after the first failure, doubles
 * each time up to 2 h, and has up to 20 % of jitter, so that a recovering server is not hit by everything at once.
 *
 * @param attempts attempts so far, at least 1
 * @param now in milliseconds since 1970
 * @param random 0 to 1, scales the jitter
 * @returns null if there is no further attempt
 * @example nextAttemptAt(1, 0, 0) // 60_000
 * @example nextAttemptAt(44, 0, 0) // null
 */
export function nextAttemptAt(attempts: number, now: number, random: number): number | null {
	if (attempts >= maxAttempts) return null
	const delayMs = Math.min(minuteMs * 2 ** (attempts - 1), maxDelayMs)
	return now + Math.round(delayMs * (1 + random / 5))
}
