import type { Transaction } from 'kysely'
import type { RegistrationStatus } from '#domain/waitlist/status.ts'
import type { Tables } from './tables.ts'

/**
 * Records that registrations got a status, in the transaction of the change. Signups are not recorded: their consents
 * tell when they were, and all signups run the same statements.
 *
 * @param at ISO 8601
 */
export async function recordStatus(
	transaction: Transaction<Tables>,
	signupIds: readonly string[],
	status: RegistrationStatus,
	at: string,
): Promise<void> {
	if (signupIds.length === 0) return
	await transaction
		.insertInto('status_changes')
		.values(signupIds.map((signup_id) => ({ signup_id, at, status })))
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
