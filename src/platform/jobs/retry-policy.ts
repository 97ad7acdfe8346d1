const minuteMs = 60_000

/**
 * A job is given up after this many failures. Attempts continue for at least three days, because an exhausted quota or
 * a broken server can take days to fix. A confirmation link is still valid then, because it lasts for seven days.
 */
export const maxAttempts = 44

export const minRetryPeriodMs = 3 * 24 * 60 * minuteMs

const maxDelayMs = 2 * 60 * minuteMs

/** The longest delay between two attempts, jitter included: two hours and 24 minutes. */
export const longestRetryDelayMs = maxDelayMs * 1.2

/**
 * The time of a job's next attempt, in milliseconds since 1970. The delay is 1 min after the first failure and doubles
 * each time up to 2 h. Up to 20 % of jitter is added, so that a recovering server does not get all retries at once.
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
