import { sessionLimits } from './rules/session-expiry.ts'
import { recordAccess } from './access-records.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { consumeGrant } from './login/proofs.ts'
import { actorOf, type ActingSession, sessionIdOf } from './login/sessions.ts'

/** Invited accounts that are not confirmed yet. */
export function createAccountConfirmation(context: StoreContext) {
	const { db, now } = context

	/**
	 * Confirms an invited account, even one suspended less than a day ago. Uses the session's proof for this act. Returns
	 * `unknown` if no such account awaits confirmation, and `own` if this session invited it.
	 *
	 * @throws ActUnproven
	 */
	async function confirm(
		name: string,
		session: ActingSession,
	): Promise<'confirmed' | 'unknown' | 'own'> {
		return await db.write(async (transaction) => {
			const invited = await transaction
				.selectFrom('admins')
				.select(['id', 'invited_in'])
				.where('name', '=', name)
				.where('invited_by', 'is not', null)
				.where((admin) =>
					admin.or([
						admin('disabled_at', 'is', null),
						admin('disabled_at', '>', iso(now() - sessionLimits.confirmationMs)),
					]),
				)
				.executeTakeFirst()
			if (invited === undefined) return 'unknown'
			if (invited.invited_in === sessionIdOf(session.token)) return 'own'
			await consumeGrant(transaction, context, session.token, { act: 'confirm', target: name })
			const row = await transaction
				.updateTable('admins')
				.set({ invited_by: null, invited_in: null, disabled_at: null })
				.where('id', '=', invited.id)
				// Another admin may have closed the account in the meantime.
				.where('invited_by', 'is not', null)
				.returning('id')
				.executeTakeFirst()
			if (row === undefined) return 'unknown'
			await recordAccess(transaction, context, actorOf(session), 'account confirmed', name)
			return 'confirmed'
		})
	}

	return { confirm }
}
