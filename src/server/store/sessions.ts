import {
	isProofRecent,
	isSessionActive,
	shouldUpdateLastSeen,
} from '#domain/account/session-expiry.ts'
import type { Admin } from './admins.ts'
import { appendAuditEntry } from './audit.ts'
import { type StoreContext, hashToken, iso, milliseconds, newToken } from './context.ts'

/** A session within its timeouts. */
export type ActiveSession = {
	readonly username: string
	readonly adminId: string
	/** Whether the password was given within the last minutes, at the login or again. */
	readonly hasRecentProof: boolean
}

export function createSessionStore(context: StoreContext) {
	const { db, now } = context

	/** Creates a session and returns the token for its cookie. Only the token's hash is stored. */
	async function begin({ id, name }: Pick<Admin, 'id' | 'name'>): Promise<string> {
		const token = newToken(context)
		const at = iso(now())
		await db.write(async (transaction) => {
			await transaction
				.insertInto('sessions')
				.values({ hash: hashToken(token), admin_id: id, created_at: at, seen_at: at })
				.execute()
			await appendAuditEntry(transaction, context, name, 'login')
		})
		return token
	}

	/** Finds a session and updates its last use; null for an expired or unknown token. */
	async function find(token: string): Promise<ActiveSession | null> {
		const hash = hashToken(token)
		const row = await db.read
			.selectFrom('sessions')
			.innerJoin('admins', 'admins.id', 'sessions.admin_id')
			.select([
				'admins.id',
				'admins.name',
				'sessions.created_at',
				'sessions.seen_at',
				'sessions.proved_at',
			])
			.where('hash', '=', hash)
			.where('disabled_at', 'is', null)
			.executeTakeFirst()
		if (row === undefined) return null
		const times = { createdAt: Date.parse(row.created_at), seenAt: Date.parse(row.seen_at) }
		if (!isSessionActive(times, now())) return null
		if (shouldUpdateLastSeen(times, now())) await touch(hash)
		return {
			username: row.name,
			adminId: row.id,
			hasRecentProof: isProofRecent(milliseconds(row.proved_at) ?? times.createdAt, now()),
		}
	}

	async function touch(hash: string): Promise<void> {
		await db.write((transaction) =>
			transaction
				.updateTable('sessions')
				.set({ seen_at: iso(now()) })
				.where('hash', '=', hash)
				.execute(),
		)
	}

	/** Records that the password was given again. */
	async function prove(token: string): Promise<void> {
		await db.write((transaction) =>
			transaction
				.updateTable('sessions')
				.set({ proved_at: iso(now()) })
				.where('hash', '=', hashToken(token))
				.execute(),
		)
	}

	/** Deletes a session. With `loggedOutBy`, the user's name, the logout is recorded in the audit log. */
	async function end(token: string, loggedOutBy: string | null = null): Promise<void> {
		await db.write(async (transaction) => {
			await transaction.deleteFrom('sessions').where('hash', '=', hashToken(token)).execute()
			if (loggedOutBy !== null) await appendAuditEntry(transaction, context, loggedOutBy, 'logout')
		})
	}

	return { begin, find, prove, end }
}
