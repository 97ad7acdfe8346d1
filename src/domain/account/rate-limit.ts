import { retentionMs } from '#domain/retention/retention.ts'

/** How many passwords may be wrong in a window of `windowMs` milliseconds. */
export const loginLimits = {
	/** Of one account, from one client. */
	maxFailuresPerPair: 10,
	/** Of one account, from a browser that has logged in to it before. Nobody else's failures count there. */
	maxFailuresPerDevice: 10,
	/** Of one account, from all clients that have not: slows down guesses from many addresses. */
	maxFailuresPerAccount: 100,
	/** From one client, whatever the account. */
	maxFailuresPerClient: 20,
	/** In one session that is to be proven. */
	maxFailuresPerSession: 10,
	windowMs: retentionMs.counterWindow,
} as const

/**
 * Seconds until the next attempt is allowed: at least 1, or 0 if it is allowed now.
 *
 * @param blockingAttemptAt time of the attempt that has to leave the window first, in milliseconds since 1970: with
 * a limit of ten, the tenth most recent; null if there are fewer
 * @param windowMs length of the window
 * @param now in milliseconds since 1970
 * @example retryAfterSeconds(1_000, 60_000, 11_000) // 50
 * @example retryAfterSeconds(null, 60_000, 11_000) // 0
 */
export function retryAfterSeconds(
	blockingAttemptAt: number | null,
	windowMs: number,
	now: number,
): number {
	if (blockingAttemptAt === null || now - blockingAttemptAt >= windowMs) return 0
	return Math.max(1, Math.ceil((blockingAttemptAt + windowMs - now) / 1000))
}
