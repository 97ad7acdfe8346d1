import { retentionMs } from '#values/retention.ts'

/** The number of wrong passwords allowed per `windowMs`. */
export const loginLimits = {
	/** Per account and client. */
	maxFailuresPerPair: 10,
	/** Per account, from a browser that has logged in to it before. Failures elsewhere do not count. */
	maxFailuresPerDevice: 10,
	/** Per account, from all other clients: slows down guesses from many addresses. */
	maxFailuresPerAccount: 100,
	/** Per client, for any account. */
	maxFailuresPerClient: 20,
	/** Per session, for re-authentication. */
	maxFailuresPerSession: 10,
	windowMs: retentionMs.counterWindow,
} as const

/**
 * Seconds until the next attempt is allowed: at least 1, or 0 if it is allowed now.
 *
 * @param blockingAttemptAt time of the attempt that has to leave the window first, in milliseconds since 1970: for a
 * limit of ten, the tenth most recent; null if there are fewer
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
