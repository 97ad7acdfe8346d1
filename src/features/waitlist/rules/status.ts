import { waitlistLimits } from './waitlist-limits.ts'

/** The status of a registration. Rows inserted by hand and rows of an adopted table can have other values. */
export type RegistrationStatus = 'pending' | 'active' | 'unsubscribed'

/**
 * The status after a signup: an active address remains active, any other becomes pending.
 *
 * @example statusAfterSignup('unsubscribed') // 'pending': opting in again takes a new confirmation
 */
export function statusAfterSignup(status: string): RegistrationStatus {
	return status === 'active' ? 'active' : 'pending'
}

/** Times are in milliseconds since 1970. */
type SignedUp = {
	readonly status: string
	/** When the last email to the address was queued; null if there was none. */
	readonly mailedAt: number | null
	/**
	 * The number of confirmation emails queued within the last `mailIntervalMs`. Omitted if someone other than the
	 * person requests the email, which is then not resent.
	 */
	readonly recentMails?: number
	readonly blockedAt: number | null
}

/**
 * The email after a signup: a confirmation email, or for a blocked address a notice that it is still blocked, at most
 * every 30 days. Within an hour of the first confirmation email, a further signup gets only one more, at least two
 * minutes after the first.
 *
 * @param now in milliseconds since 1970
 * @example mailAfterSignup({ status: 'pending', mailedAt: null, recentMails: 0, blockedAt: null }, now) // 'confirmation'
 */
export function mailAfterSignup(
	{ status, mailedAt, recentMails, blockedAt }: SignedUp,
	now: number,
): 'confirmation' | 'blocked' | null {
	const isRecent = (intervalMs: number) => mailedAt !== null && now - mailedAt < intervalMs
	const isRepeat =
		status === 'pending' && recentMails === 1 && !isRecent(waitlistLimits.repeatAfterMs)
	if (status === 'active' || (isRecent(waitlistLimits.mailIntervalMs) && !isRepeat)) return null
	if (blockedAt === null) return 'confirmation'
	const isTold = mailedAt !== null && mailedAt > blockedAt
	return isTold && isRecent(waitlistLimits.blockedMailIntervalMs) ? null : 'blocked'
}
