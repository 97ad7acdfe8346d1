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

/**
 * Whether a signup is answered with a confirmation mail.
 *
 * @param mailedAt time of the last mail to the address, in milliseconds since 1970; null if there was none
 * @param now in milliseconds since 1970
 * @example needsConfirmationMail('pending', null, now) // true
 * @example needsConfirmationMail('active', null, now) // false: there is nothing to confirm
 */
export function needsConfirmationMail(
	status: string,
	mailedAt: number | null,
	now: number,
): boolean {
	if (statusAfterSignup(status) !== 'pending') return false
	return mailedAt === null || now - mailedAt >= waitlistLimits.mailIntervalMs
}
