import { sessionLimits } from './rules/session-limits.ts'
import { recordAccess } from './access-records.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { consumeGrant } from './login/proofs.ts'
import { actorOf, type ActingSession, sessionIdOf } from './login/sessions.ts'

const unconfirmable = () => new Refusal('No such account awaits confirmation', 'not-found')

/**
 * Confirms an invited account, even one suspended less than a day ago. Uses up the re-authentication for this act.
 *
 * @throws ActUnproven
 * @throws Refusal if no such account awaits confirmation, or this session invited it
 */
export async function confirm(
	context: StoreContext,
	name: string,
	session: ActingSession,
): Promise<void> {
	const { db, now } = context
	await db.write(async (transaction) => {
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
			.executeTakeFirstOrThrow(unconfirmable)
		if (invited.invited_in === sessionIdOf(session.token))
			throw new Refusal('This session invited the account', 'conflict')
		await consumeGrant(transaction, context, session.token, { act: 'confirm', target: name })
		await transaction
			.updateTable('admins')
			.set({ invited_by: null, invited_in: null, disabled_at: null })
			.where('id', '=', invited.id)
			// Another admin may have confirmed or disabled the account in the meantime.
			.where('invited_by', 'is not', null)
			.returning('id')
			.executeTakeFirstOrThrow(unconfirmable)
		await recordAccess(transaction, context, actorOf(session), 'account confirmed', name)
	})
}
