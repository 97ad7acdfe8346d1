import type { PersonAct } from './rules/person-act.ts'
import type { RegistrationStatus } from './rules/status.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { recordWebhookEvents } from '#features/webhook/webhook.ts'

/**
 * Records confirmations or opt-outs of persons and queues webhook events, in the transaction of the change. Signups are
 * not recorded, because their consents hold the time and all signups must run the same statements.
 *
 * @param at ISO 8601
 */
export async function recordStatus(
	transaction: Transaction,
	context: StoreContext,
	personIds: readonly string[],
	status: Exclude<RegistrationStatus, 'pending'>,
	at: string,
): Promise<void> {
	if (personIds.length === 0) return
	const event = status === 'active' ? 'confirmed' : 'unsubscribed'
	await recordWebhookEvents(transaction, context, event, personIds)
	await recordActs(transaction, personIds, status, at)
}

/**
 * Adds an event to persons' histories, in the transaction of the change.
 *
 * @param at ISO 8601
 */
export async function recordActs(
	transaction: Transaction,
	personIds: readonly string[],
	act: PersonAct | RegistrationStatus,
	at: string,
): Promise<void> {
	if (personIds.length === 0) return
	await transaction
		.insertInto('status_changes')
		.values(personIds.map((person_id) => ({ person_id, at, status: act })))
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
