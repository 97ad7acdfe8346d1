import { nameKey } from './rules/name-key.ts'
import { accountLimits } from '#config/rules/account-limits.ts'
import { sessionLimits } from './rules/session-limits.ts'
import { type Admin, insertAdmin } from './admins.ts'
import { type Actor, recordAccess } from './access-records.ts'
import type { Invitation } from './messages/account.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { type StoreContext, hashToken, iso, newId, newToken } from '#platform/db/context.ts'
import { consumeGrant } from './login/proofs.ts'
import { actorOf, type ActingSession, sessionIdOf } from './login/sessions.ts'
import type { Transaction } from '#platform/db/tables.ts'

/**
 * Creates an invitation, replacing any earlier one for the name. Uses up the session's re-authentication for this act. Returns the
 * link's token.
 *
 * @throws ActUnproven
 * @throws Refusal if an account has the name
 */
export async function create(
	context: StoreContext,
	name: string,
	session: ActingSession,
): Promise<Invitation> {
	const { db, now } = context
	const token = newToken(context)
	const expiresAt = iso(now() + accountLimits.invitationLifetimeMs)
	return await db.write(async (transaction) => {
		await releaseName(context, transaction, name)
		const taken = await transaction
			.selectFrom('admins')
			.select('id')
			.where('name_key', '=', nameKey(name))
			.executeTakeFirst()
		if (taken !== undefined) throw new Refusal('The name is taken', 'conflict', { field: 'name' })
		await consumeGrant(transaction, context, session.token, { act: 'invite', target: name })
		await transaction.deleteFrom('invitations').where('name_key', '=', nameKey(name)).execute()
		await transaction
			.insertInto('invitations')
			.values({
				hash: hashToken(token),
				name: name.normalize('NFC'),
				name_key: nameKey(name),
				invited_by: session.username,
				inviter_id: session.adminId,
				invited_in: sessionIdOf(session.token),
				expires_at: expiresAt,
			})
			.execute()
		await recordAccess(transaction, context, actorOf(session), 'account invited', name)
		return { token, expiresAt }
	})
}

/**
 * Deletes an account of this name that was suspended and not confirmed within `confirmationMs`, so that the name can be
 * invited again.
 */
async function releaseName(
	{ now }: StoreContext,
	transaction: Transaction,
	name: string,
): Promise<void> {
	await transaction
		.deleteFrom('admins')
		.where('name_key', '=', nameKey(name))
		.where('invited_by', 'is not', null)
		.where('disabled_at', '<=', iso(now() - sessionLimits.confirmationMs))
		.execute()
}

/** Open invitations, ordered by name. */
export async function open({ db, now }: StoreContext) {
	return await db.read
		.selectFrom('invitations')
		.select(['name', 'invited_by as invitedBy', 'expires_at as expiresAt'])
		.where('expires_at', '>', iso(now()))
		.orderBy('name_key')
		.execute()
}

/** @throws ActUnproven */
export async function withdraw(
	context: StoreContext,
	name: string,
	session: ActingSession,
): Promise<void> {
	await context.db.write(async (transaction) => {
		await consumeGrant(transaction, context, session.token, { act: 'withdraw', target: name })
		const row = await transaction
			.deleteFrom('invitations')
			.where('name_key', '=', nameKey(name))
			.returning('name')
			.executeTakeFirst()
		if (row === undefined) return
		await recordAccess(transaction, context, actorOf(session), 'invitation withdrawn', row.name)
	})
}

/** Whether an invitation can still be accepted. Checked before the password is hashed, because hashing is expensive. */
export async function isOpen({ db, now }: StoreContext, token: string): Promise<boolean> {
	const row = await db.read
		.selectFrom('invitations')
		.select('hash')
		.where('hash', '=', hashToken(token))
		.where('expires_at', '>', iso(now()))
		.executeTakeFirst()
	return row !== undefined
}

/**
 * Creates the invited account, still provisional. Returns null for an unknown, used or expired token, and for a name
 * taken in the meantime.
 */
export async function accept(
	context: StoreContext,
	token: string,
	passwordHash: string,
	device: Actor['device'],
): Promise<Pick<Admin, 'id' | 'name'> | null> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const invited = await transaction
			.deleteFrom('invitations')
			.where('hash', '=', hashToken(token))
			.where('expires_at', '>', iso(now()))
			.returning(['name', 'inviter_id', 'invited_in'])
			.executeTakeFirst()
		if (invited === undefined) return null
		const { name, inviter_id: invited_by, invited_in } = invited
		const account = { id: newId(context), name, passwordHash }
		const by = { invited_by, invited_in }
		const isCreated = await insertAdmin(transaction, context, account, { name, device }, by)
		return isCreated ? account : null
	})
}
