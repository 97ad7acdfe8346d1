import { withContext } from '#platform/with-context.ts'
import type { OpenSessions } from '#features/accounts/messages/account.ts'
import type { Device } from '#features/accounts/rules/user-agent.ts'
import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
import type { Actor } from '#features/accounts/access-records.ts'
import type { Admin } from '#features/accounts/admins.ts'
import { appendAuditEntry } from '#features/accounts/audit.ts'
import { type EndedSessions, suspendInvited } from '#features/accounts/invited-accounts.ts'
import { type StoreContext, hashToken, iso, newToken } from '#platform/db/context.ts'

export type ActiveSession = {
	readonly username: string
	readonly adminId: string
	/**
	 * Whether the password or a passkey was entered, at login or later, less than `sessionLimits.proofLifetimeMs` ago.
	 */
	readonly hasRecentProof: boolean
	/** Whether the account is invited and unconfirmed, so it may not change accounts. */
	readonly isProvisional: boolean
	readonly device: Device
}

export type ActingSession = ActiveSession & { readonly token: string }

export function actorOf({ username: name, device }: ActingSession): Actor {
	return { name, device }
}

const unknownDetails = { browser: null, system: null, method: '' }

export function createSessionStore(context: StoreContext) {
	return withContext(context, { begin, find, end, list, endSome })
}

/** Creates a session and returns its cookie's token. Only the token's hash is stored. */
async function begin(
	context: StoreContext,
	{ id, name }: Pick<Admin, 'id' | 'name'>,
	{ browser, system, method }: Device & { readonly method: string } = unknownDetails,
): Promise<string> {
	const { db, now } = context
	const token = newToken(context)
	const at = iso(now())
	await db.write(async (transaction) => {
		await transaction
			.insertInto('sessions')
			.values({
				hash: hashToken(token),
				admin_id: id,
				created_at: at,
				seen_at: at,
				browser,
				system,
			})
			.execute()
		await transaction
			.updateTable('admins')
			.set({ last_login_at: at })
			.where('id', '=', id)
			.execute()
		await appendAuditEntry(transaction, context, name, 'login', method)
	})
	return token
}

/** Sessions that have reached neither their idle timeout nor their maximum age. */
function activeSessions({ db, now }: StoreContext) {
	const { idleTimeoutMs, absoluteTimeoutMs } = sessionLimits
	return db.read
		.selectFrom('sessions')
		.where('sessions.seen_at', '>', iso(now() - idleTimeoutMs))
		.where('sessions.created_at', '>', iso(now() - absoluteTimeoutMs))
}

/** Finds a session and updates its last use; null for an unknown or expired token. */
async function find(context: StoreContext, token: string): Promise<ActiveSession | null> {
	const hash = hashToken(token)
	const row = await activeSessions(context)
		.innerJoin('admins', 'admins.id', 'sessions.admin_id')
		.select([
			'admins.id',
			'admins.name',
			'admins.invited_by',
			'sessions.browser',
			'sessions.system',
			'sessions.created_at',
			'sessions.seen_at',
			'sessions.proved_at',
		])
		.where('hash', '=', hash)
		.where('disabled_at', 'is', null)
		.executeTakeFirst()
	if (row === undefined) return null
	const time = context.now()
	if (time - Date.parse(row.seen_at) >= sessionLimits.lastSeenIntervalMs) await touch(context, hash)
	const provedAt = Date.parse(row.proved_at ?? row.created_at)
	return {
		username: row.name,
		adminId: row.id,
		hasRecentProof: time - provedAt < sessionLimits.proofLifetimeMs,
		isProvisional: row.invited_by !== null,
		device: { browser: row.browser, system: row.system },
	}
}

async function touch({ db, now }: StoreContext, hash: string): Promise<void> {
	await db.write((writer) =>
		writer
			.updateTable('sessions')
			.set({ seen_at: iso(now()) })
			.where('hash', '=', hash)
			.execute(),
	)
}

/** Deletes a session. With `loggedOutBy`, the user's name, also records the logout in the audit log. */
async function end(
	context: StoreContext,
	token: string,
	loggedOutBy: string | null = null,
): Promise<void> {
	await context.db.write(async (transaction) => {
		await transaction.deleteFrom('sessions').where('hash', '=', hashToken(token)).execute()
		if (loggedOutBy !== null) await appendAuditEntry(transaction, context, loggedOutBy, 'logout')
	})
}

async function list(context: StoreContext, adminId: string, token: string): Promise<OpenSessions> {
	const rows = await activeSessions(context)
		.select(['hash as id', 'browser', 'system', 'created_at as createdAt', 'seen_at as seenAt'])
		.where('admin_id', '=', adminId)
		.orderBy('seen_at', 'desc')
		.orderBy('hash')
		.execute()
	const own = sessionIdOf(token)
	const sessions = rows.map((session) => ({ ...session, isOwn: session.id === own }))
	return sessions.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
}

/**
 * Ends sessions of an account, and suspends the unconfirmed accounts that were invited in them.
 *
 * @param only the ID of the session to end, from `list`; by default all except the acting session end
 */
async function endSome(context: StoreContext, by: ActingSession, only?: string): Promise<void> {
	const { adminId, username, token } = by
	const ended: EndedSessions = only === undefined ? ['<>', sessionIdOf(token)] : ['=', only]
	await context.db.write(async (transaction) => {
		await suspendInvited(transaction, context, adminId, ended, actorOf(by))
		const { numDeletedRows } = await transaction
			.deleteFrom('sessions')
			.where('admin_id', '=', adminId)
			.where('hash', ...ended)
			.executeTakeFirstOrThrow()
		if (numDeletedRows === 0n) return
		const action = only === undefined ? 'sessions ended' : 'session ended'
		await appendAuditEntry(transaction, context, username, action)
	})
}

/**
 * The ID by which an account tells its sessions apart: the hash of the token. It cannot be used to enter the session.
 */
export function sessionIdOf(token: string): string {
	return hashToken(token)
}
