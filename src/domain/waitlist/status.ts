import { limits } from './limits.ts'

/** What an address on the list may be. Hand-written and adopted rows can hold other words too. */
export type Status = 'pending' | 'active' | 'unsubscribed'

/**
 * A signup changes nothing for an active address; any other one waits for its confirmation.
 *
 * @example afterSignup('unsubscribed') // 'pending': opting in again takes a new confirmation
 */
export function afterSignup(status: string): Status {
	return status === 'active' ? 'active' : 'pending'
}

/**
 * Pressing the button of the confirmation page. An old link must not bring back someone who has
 * unsubscribed since.
 *
 * @example afterConfirmation('pending') // 'active'
 * @example afterConfirmation('unsubscribed') // 'unsubscribed'
 */
export function afterConfirmation(status: string): Status {
	return status === 'unsubscribed' ? 'unsubscribed' : 'active'
}

/**
 * Whether a signup is answered with a confirmation mail. `mailedAt` and `now` in milliseconds.
 *
 * @param mailedAt when the address was last written to; null if never
 * @example wantsConfirmationMail('pending', null, now) // true
 * @example wantsConfirmationMail('active', null, now) // false: there is nothing to confirm
 */
export function wantsConfirmationMail(
	status: string,
	mailedAt: number | null,
	now: number,
): boolean {
	if (afterSignup(status) !== 'pending') return false
	return mailedAt === null || now - mailedAt >= limits.betweenMailsMs
}
