import { serverEvents } from '#features/counts/rules/count.ts'
import { formCount } from '#features/counts/rules/form-count.ts'
import type { WaitlistOptions } from './waitlist.ts'
import type { ConfirmingPurpose, EmailTokenState } from './email-tokens.ts'

/** Confirms an address, and counts the confirmation on the day of the signup. Idempotent. */
export async function confirmByLink(
	{ store, counts }: Pick<WaitlistOptions, 'store' | 'counts'>,
	token: string,
	purpose: ConfirmingPurpose,
): Promise<EmailTokenState> {
	const { consent, ...state } = await store.signups.confirm(token, purpose)
	if (consent !== null) {
		counts?.add(formCount(serverEvents.confirmed, consent), consent.given_at.slice(0, 10))
	}
	return state
}
