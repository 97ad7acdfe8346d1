const minute = 60_000

/** After this many tries a mail is given up and shown in the panel as failed. */
export const maxTries = 10

/**
 * When to try again, in milliseconds since 1970: one minute after the first failure, then twice as
 * long each time, never more than six hours, each time up to a fifth later by chance so that a
 * recovering mail server is not met by everyone at once. Null when the mail is to be given up.
 *
 * @param tries how often it was tried, at least 1
 * @param chance 0 to 1
 * @example retryAt(1, 0, 0) // 60_000
 * @example retryAt(10, 0, 0) // null
 */
export function retryAt(tries: number, now: number, chance: number): number | null {
	if (tries >= maxTries) return null
	const wait = Math.min(minute * 2 ** (tries - 1), 360 * minute)
	return now + Math.round(wait * (1 + chance / 5))
}
