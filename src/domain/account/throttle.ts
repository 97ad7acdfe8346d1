import { retentionMs } from '#domain/retention/retention.ts'

/** How many failed logins are borne, in `windowMs` milliseconds. */
export const loginLimits = {
	perAccount: 10,
	perClient: 20,
	windowMs: retentionMs.counterWindow,
} as const

/**
 * Seconds to wait until there is room for another attempt, at least 1; 0 when there is room now.
 *
 * @param blocking when the attempt was made that has to leave the window first: of ten allowed ones the
 * tenth last, in milliseconds since 1970; null when there were fewer
 * @example retryAfter(1_000, 60_000, 11_000) // 50
 * @example retryAfter(null, 60_000, 11_000) // 0
 */
export function retryAfter(blocking: number | null, windowMs: number, now: number): number {
	if (blocking === null || now - blocking >= windowMs) return 0
	return Math.max(1, Math.ceil((blocking + windowMs - now) / 1000))
}
