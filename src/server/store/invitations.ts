import { nameKey } from '#domain/account/name-key.ts'
import { accountLimits } from '#domain/account/account-limits.ts'
import type { Admin } from './admins.ts'
import { appendAuditEntry } from './audit.ts'
import { type StoreContext, hashToken, iso, newId, newToken } from './context.ts'

/** Invitations of further admins by a link that works once. */
export function createInvitationStore(context: StoreContext) {
	const { db, now } = context

	/** Replaces an earlier invitation of that name. Returns the link's token, or null if an account has the name. */
	async function create(
		name: string,
		actor: string,
	): Promise<{ readonly token: string; readonly expiresAt: string } | null> {
		const token = newToken(context)
		const expiresAt = iso(now() + accountLimits.invitationLifetimeMs)
		return await db.write(async (transaction) => {
			const taken = await transaction
				.selectFrom('admins')
				.select('id')
				.where('name_key', '=', nameKey(name))
				.executeTakeFirst()
			if (taken !== undefined) return null
			await transaction.deleteFrom('invitations').where('name_key', '=', nameKey(name)).execute()
			await transaction
				.insertInto('invitations')
				.values({
					hash: hashToken(token),
					name: name.normalize('NFC'),
					name_key: nameKey(name),
					invited_by: actor,
					created_at: iso(now()),
					expires_at: expiresAt,
				})
				.execute()
			await appendAuditEntry(transaction, context, actor, 'account invited', name)
			return { token, expiresAt }
		})
	}

	/** Those that can still be accepted, by name. */
	async function open() {
		const rows = await db.read
			.selectFrom('invitations')
			.select(['name', 'invited_by', 'expires_at'])
			.where('expires_at', '>', iso(now()))
			.orderBy('name_key')
			.execute()
		return rows.map((row) => {
			return { name: row.name, invitedBy: row.invited_by, expiresAt: row.expires_at }
		})
	}

	async function withdraw(name: string, actor: string): Promise<void> {
		await db.write(async (transaction) => {
			const row = await transaction
				.deleteFrom('invitations')
				.where('name_key', '=', nameKey(name))
				.returning('name')
				.executeTakeFirst()
			if (row) await appendAuditEntry(transaction, context, actor, 'invitation withdrawn', row.name)
		})
	}

	/** Whether a token can be accepted now. Checked first, because hashing a password takes work. */
	async function isOpen(token: string): Promise<boolean> {
		const row = await db.read
			.selectFrom('invitations')
			.select('hash')
			.where('hash', '=', hashToken(token))
			.where('expires_at', '>', iso(now()))
			.executeTakeFirst()
		return row !== undefined
	}

	/** Creates the invited account. Returns null for an unknown, used or expired token, and a name taken meanwhile. */
	async function accept(
		token: string,
		passwordHash: string,
	): Promise<Pick<Admin, 'id' | 'name'> | null> {
		return await db.write(async (transaction) => {
			const invited = await transaction
				.deleteFrom('invitations')
				.where('hash', '=', hashToken(token))
				.where('expires_at', '>', iso(now()))
				.returning('name')
				.executeTakeFirst()
			if (invited === undefined) return null
			const { name } = invited
			const row = await transaction
				.insertInto('admins')
				.values({
					id: newId(context),
					name,
					name_key: nameKey(name),
					password_hash: passwordHash,
					created_at: iso(now()),
					disabled_at: null,
				})
				.onConflict((conflict) => conflict.doNothing())
				.returning('id')
				.executeTakeFirst()
			if (row === undefined) return null
			await appendAuditEntry(transaction, context, name, 'account created', name)
			return { id: row.id, name }
		})
	}

	return { create, open, withdraw, isOpen, accept }
}
