import { retentionMs } from '#domain/retention/retention.ts'

/** How many failed logins an account and a client may have in a window of `windowMs` milliseconds. */
export const loginLimits = {
	maxFailuresPerAccount: 10,
	maxFailuresPerClient: 20,
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
