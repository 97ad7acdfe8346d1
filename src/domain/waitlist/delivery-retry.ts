const minute = 60_000

/** A mail that failed this often is not tried again; the panel lists it as failed. */
export const maxDeliveryAttempts = 10

/**
 * The time of the next delivery attempt, in milliseconds since 1970. The delay is one minute after the first
 * failure, doubles each time up to six hours, and has up to 20 percent of jitter, so that a recovering mail server
 * does not get all mails at once.
 *
 * @param attempts attempts so far, at least 1
 * @param now in milliseconds since 1970
 * @param random 0 to 1, the share of the jitter
 * @returns null if there is no further attempt
 * @example nextAttemptAt(1, 0, 0) // 60_000
 * @example nextAttemptAt(10, 0, 0) // null
 */
export function nextAttemptAt(attempts: number, now: number, random: number): number | null {
	if (attempts >= maxDeliveryAttempts) return null
	const delayMs = Math.min(minute * 2 ** (attempts - 1), 6 * 60 * minute)
	return now + Math.round(delayMs * (1 + random / 5))
}
