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
	/**
	 * How many confirmation mails were queued within the last `mailIntervalMs`. Left out where it is not the person who asks for
	 * a mail: then none is sent again.
	 */
	readonly recentMails?: number
	/** Since when the address wants no mail, ever; null if it does not. */
	readonly blockedAt: number | null
}

/**
 * The mail that answers a signup: a confirmation mail, or for an address that wants no mail one that says that the wish
 * stands, 30 days after the one before. A confirmation mail is sent again once within the hour, two minutes after the first.
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
