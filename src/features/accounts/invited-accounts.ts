import { type Actor, recordAccess } from './access-records.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'

/** Which sessions of an account have ended: the one with the given hash (`=`), or all with any other hash (`<>`). */
export type EndedSessions = readonly ['=' | '<>', string]

/** All sessions that an account ever had, because every hash differs from the empty text. */
export const allSessions: EndedSessions = ['<>', '']

/**
 * Withdraws the open invitations from ended sessions, and suspends the unconfirmed accounts that were invited in these
 * sessions, so that a session thief does not keep access through a new account. The sessions may already be deleted.
 */
export async function suspendInvited(
	transaction: Transaction,
	context: StoreContext,
	inviterId: string,
	ended: EndedSessions,
	actor: Actor,
): Promise<void> {
	const withdrawn = await transaction
		.deleteFrom('invitations')
		.where('inviter_id', '=', inviterId)
		.where('invited_in', ...ended)
		.returning('name')
		.execute()
	const suspended = await transaction
		.updateTable('admins')
		.set({ disabled_at: iso(context.now()) })
		.where('invited_by', '=', inviterId)
		.where('disabled_at', 'is', null)
		.where('invited_in', ...ended)
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
