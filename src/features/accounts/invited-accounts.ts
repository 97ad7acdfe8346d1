import { type Actor, recordAccess } from './access-records.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'

/** Hashes of an account's ended sessions: `only` one, all `except` one, or all it ever had. */
type EndedSessions = { readonly only?: string; readonly except?: string }

/**
 * Withdraws the open invitations of ended sessions and suspends the unconfirmed accounts they invited, so that a
 * session thief does not keep access through a new account. The sessions may already be deleted.
 */
export async function suspendInvited(
	transaction: Transaction,
	context: StoreContext,
	inviterId: string,
	{ only, except }: EndedSessions,
	actor: Actor,
): Promise<void> {
	const withdrawn = await transaction
		.deleteFrom('invitations')
		.where('inviter_id', '=', inviterId)
		.$if(only !== undefined, (query) => query.where('invited_in', '=', only ?? ''))
		.$if(except !== undefined, (query) => query.where('invited_in', '<>', except ?? ''))
		.returning('name')
		.execute()
	const suspended = await transaction
		.updateTable('admins')
		.set({ disabled_at: iso(context.now()) })
		.where('invited_by', '=', inviterId)
		.where('disabled_at', 'is', null)
		.$if(only !== undefined, (query) => query.where('invited_in', '=', only ?? ''))
		.$if(except !== undefined, (query) => query.where('invited_in', '<>', except ?? ''))
		.returning(['id', 'name', 'email'])
		.execute()
	for (const { name } of withdrawn) {
		await recordAccess(transaction, context, actor, 'invitation withdrawn', name)
	}
	for (const { id, name, email } of suspended) {
		await transaction.deleteFrom('sessions').where('admin_id', '=', id).execute()
		await recordAccess(transaction, context, actor, 'account suspended', name, email)
	}
}
