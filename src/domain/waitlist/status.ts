import { waitlistLimits } from './waitlist-limits.ts'

/** The status of a registration. Rows written by hand and rows of an adopted table can hold other values. */
export type RegistrationStatus = 'pending' | 'active' | 'unsubscribed'

/**
 * The status after a signup: an active address stays active, every other one waits for confirmation.
 *
 * @example statusAfterSignup('unsubscribed') // 'pending': opting in again takes a new confirmation
 */
export function statusAfterSignup(status: string): RegistrationStatus {
	return status === 'active' ? 'active' : 'pending'
}

/**
 * The status after a press of the button on the confirmation page. An old link does not reverse an unsubscription.
 *
 * @example statusAfterConfirmation('pending') // 'active'
 * @example statusAfterConfirmation('unsubscribed') // 'unsubscribed'
 */
export function statusAfterConfirmation(status: string): Exclude<RegistrationStatus, 'pending'> {
	return status === 'unsubscribed' ? 'unsubscribed' : 'active'
}

/** What decides about the mail after a signup. Times are in milliseconds since 1970. */
type SignedUp = {
	readonly status: string
	/** When the last mail to the address was queued; null if there was none. */
	readonly mailedAt: number | null
	/** Since when the address wants no mail, ever; null if it does not. */
	readonly blockedAt: number | null
}

/**
 * The mail that answers a signup: a confirmation mail, or for an address that wants no mail one that says that the wish
 * stands, 30 days after the one before.
 *
 * @param now in milliseconds since 1970
 * @example mailAfterSignup({ status: 'pending', mailedAt: null, blockedAt: null }, now) // 'confirmation'
 * @example mailAfterSignup({ status: 'active', mailedAt: null, blockedAt: null }, now) // null: nothing to confirm
 */
export function mailAfterSignup(
	{ status, mailedAt, blockedAt }: SignedUp,
	now: number,
): 'confirmation' | 'blocked' | null {
	const isRecent = (intervalMs: number) => mailedAt !== null && now - mailedAt < intervalMs
	if (status === 'active' || isRecent(waitlistLimits.mailIntervalMs)) return null
	if (blockedAt === null) return 'confirmation'
	const isTold = mailedAt !== null && mailedAt > blockedAt
	return isTold && isRecent(waitlistLimits.blockedMailIntervalMs) ? null : 'blocked'
}
