import { withContext } from '#platform/with-context.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { nameKey } from './rules/name-key.ts'
import { type PanelColumns, panelColumns } from './messages/panel-columns.ts'
import type { accountStates } from './messages/account.ts'
import type { AccessAction } from './rules/audit-action.ts'
import { sessionLimits } from './rules/session-limits.ts'
import { type Actor, commandActor, recordAccess } from './access-records.ts'
import { type StoreContext, hashToken, iso, newId } from '#platform/db/context.ts'
import type { Connection, Tables, Transaction } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { unmatchedHash } from './password.ts'
import { allSessions, suspendInvited } from './invited-accounts.ts'
import { consumeGrant } from './login/proofs.ts'
import { actorOf, type ActingSession } from './login/sessions.ts'

export type Admin = {
	readonly id: string
	readonly name: string
	readonly passwordHash: string
	readonly isDisabled: boolean
}

/** The columns of a confirmed account, which remains active when its inviter's session ends. */
const confirmed = { invited_by: null, invited_in: null }

/** Each change writes an audit entry by `actor` in the same transaction. */
export function createAdminStore(context: StoreContext) {
	return withContext(context, {
		byName,
		bySimilarName,
		create,
		active,
		passwordState,
		setPassword,
		changePassword,
		disable,
		disableOther,
		columnsOf,
		setColumns,
		emailOf,
		setEmail,
	})
}

/** Finds an account by name, ignoring case. */
async function bySimilarName({ db }: StoreContext, name: string): Promise<Admin | null> {
	const row = await db.read
		.selectFrom('admins')
		.select(['id', 'name', 'password_hash', 'disabled_at'])
		.where('name_key', '=', nameKey(name))
		.executeTakeFirst()
	if (row === undefined) return null
	const { id, password_hash: passwordHash, disabled_at } = row
	return { id, name: row.name, passwordHash, isDisabled: disabled_at !== null }
}

/** Finds an account by its exact name, ignoring how accents are encoded. */
async function byName(context: StoreContext, name: string): Promise<Admin | null> {
	const admin = await bySimilarName(context, name)
	return admin?.name === name.normalize('NFC') ? admin : null
}

/** Counts disabled accounts too. */
export async function hasAdmin(db: Connection): Promise<boolean> {
	return (await db.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Creates an account. Returns false if the name is taken. Names are compared without case. */
async function create(
	context: StoreContext,
	name: string,
	passwordHash: string,
	actor: string,
): Promise<boolean> {
	const account = { id: newId(context), name, passwordHash }
	return await context.db.write((transaction) =>
		insertAdmin(transaction, context, account, commandActor(actor)),
	)
}

/** Creates an account in the transaction of another change. Returns false if the name is taken. */
export async function insertAdmin(
	transaction: Transaction,
	context: StoreContext,
	{ id, name, passwordHash }: Pick<Admin, 'id' | 'name' | 'passwordHash'>,
	actor: Actor,
	columns: Pick<Insertable<Tables['admins']>, 'invited_by' | 'invited_in'> = {},
): Promise<boolean> {
	const row = await transaction
		.insertInto('admins')
		.values({
			id,
			name: name.normalize('NFC'),
			name_key: nameKey(name),
			password_hash: passwordHash,
			created_at: iso(context.now()),
			disabled_at: null,
			...columns,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst()
	if (row === undefined) return false
	await recordAccess(transaction, context, actor, 'account created', name)
	return true
}

function withId({ db }: StoreContext, id: string) {
	return db.read.selectFrom('admins').where('id', '=', id)
}

async function changeById(
	transaction: Transaction,
	id: string,
	columns: Updateable<Tables['admins']>,
): Promise<void> {
	await transaction.updateTable('admins').set(columns).where('id', '=', id).execute()
}

async function columnsOf(context: StoreContext, id: string): Promise<PanelColumns> {
	const row = await withId(context, id).select('panel_columns').executeTakeFirst()
	const saved = panelColumns.safeParse(JSON.parse(row?.panel_columns ?? 'null'))
	return saved.success ? saved.data : { columns: [], isInCsv: false }
}

async function setColumns({ db }: StoreContext, id: string, columns: PanelColumns): Promise<void> {
	await db.write((transaction) =>
		changeById(transaction, id, { panel_columns: JSON.stringify(columns) }),
	)
}

async function emailOf(context: StoreContext, id: string): Promise<string | null> {
	return (await withId(context, id).select('email').executeTakeFirst())?.email ?? null
}

/** @throws ActUnproven */
async function setEmail(
	context: StoreContext,
	session: ActingSession,
	email: string | null,
): Promise<void> {
	const { token, username, adminId } = session
	const act = { act: 'set-address', target: email ?? '' } as const
	await context.db.write(async (transaction) => {
		await consumeGrant(transaction, context, token, act)
		// Runs before the update, so that the notice also goes to the earlier address.
		const actor = actorOf(session)
		await recordAccess(transaction, context, actor, 'notice address changed', username)
		await changeById(transaction, adminId, { email })
	})
}

/** Whether an account has a password, and when it was set (ISO 8601). */
async function passwordState(context: StoreContext, id: string) {
	const row = await withId(context, id)
		.select(['password_hash', 'password_changed_at', 'created_at'])
		.executeTakeFirstOrThrow()
	return {
		passwordChangedAt: row.password_changed_at ?? row.created_at,
		hasPassword: row.password_hash !== unmatchedHash,
	}
}

/** The accounts that can log in or be confirmed, in the order of their names. */
async function active({ db, now }: StoreContext) {
	const rows = await db.read
		.selectFrom('admins')
		.select(['id', 'name', 'last_login_at', 'invited_by', 'disabled_at'])
		.select((admin) =>
			admin
				.selectFrom('passkeys')
				.select((of) => of.fn.countAll().as('count'))
				.whereRef('passkeys.admin_id', '=', 'admins.id')
				.as('passkeys'),
		)
		.where((admin) =>
			admin.or([
				admin('disabled_at', 'is', null),
				admin.and([
					admin('invited_by', 'is not', null),
					admin('disabled_at', '>', iso(now() - sessionLimits.confirmationMs)),
				]),
			]),
		)
		.orderBy('name_key')
		.execute()
	return rows.map(({ id, name, last_login_at: lastLoginAt, passkeys, ...row }) => {
		return { id, name, lastLoginAt, passkeys: Number(passkeys), state: stateOf(row) }
	})
}

/**
 * Sets an admin's password. Also re-enables a disabled admin, and adopts this spelling of the name, which login
 * compares exactly. Ends all sessions of the admin. Returns false for an unknown name.
 */
async function setPassword(
	context: StoreContext,
	name: string,
	passwordHash: string,
	actor: string,
): Promise<boolean> {
	const columns = {
		name: name.normalize('NFC'),
		password_hash: passwordHash,
		password_changed_at: iso(context.now()),
		disabled_at: null,
		...confirmed,
	}
	return await change(context, name, columns, 'password changed', actor)
}

/**
 * Changes the password of the session's account. If the account has none, sets its first one, which uses up the
 * re-authentication for this act. Ends the account's other sessions and suspends the accounts invited from those
 * sessions. Returns false if a first password is given although the account has one.
 *
 * @throws ActUnproven
 */
async function changePassword(
	context: StoreContext,
	session: ActingSession,
	passwordHash: string,
	isFirst: boolean,
): Promise<boolean> {
	const { adminId: id, username: name, token } = session
	return await context.db.write(async (transaction) => {
		const account = await transaction
			.updateTable('admins')
			.set({ password_hash: passwordHash, password_changed_at: iso(context.now()) })
			.where('id', '=', id)
			.$if(isFirst, (query) => query.where('password_hash', '=', unmatchedHash))
			.returning('id')
			.executeTakeFirst()
		if (account === undefined) return false
		if (isFirst) {
			await consumeGrant(transaction, context, token, { act: 'set-password', target: '' })
		}
		const own = hashToken(token)
		await transaction
			.deleteFrom('sessions')
			.where('admin_id', '=', id)
			.where('hash', '<>', own)
			.execute()
		const actor = actorOf(session)
		await recordAccess(transaction, context, actor, 'password changed', name)
		await suspendInvited(transaction, context, id, ['<>', own], actor)
		return true
	})
}

/** Disables an account and ends its sessions. Returns false for an unknown name. */
async function disable(context: StoreContext, name: string, actor: string): Promise<boolean> {
	const columns = { disabled_at: iso(context.now()), ...confirmed }
	return await change(context, name, columns, 'account disabled', actor)
}

/**
 * Disables an account other than the session's own. If two accounts disable each other concurrently, only one succeeds,
 * so at least one can still log in.
 *
 * @throws ActUnproven
 * @throws Refusal for an unknown name and for the session's own account
 */
async function disableOther(
	context: StoreContext,
	name: string,
	session: ActingSession,
): Promise<void> {
	const { db, now } = context
	const { adminId } = session
	await db.write(async (transaction) => {
		// Prevents a deadlock: `consumeGrant` locks this session, which the other account's transaction deletes.
		if (db.kind === 'postgres') {
			await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(transaction)
		}
		await consumeGrant(transaction, context, session.token, { act: 'disable', target: name })
		const row = await transaction
			.updateTable('admins')
			.set({ disabled_at: iso(now()), ...confirmed })
			.where('name_key', '=', nameKey(name))
			.where('id', '<>', adminId)
			.where((admin) =>
				admin.or([admin('disabled_at', 'is', null), admin('invited_by', 'is not', null)]),
			)
			.where((admin) =>
				admin.exists(
					admin
						.selectFrom('admins as acting')
						.select('acting.id')
						.where('acting.id', '=', adminId)
						.where('acting.disabled_at', 'is', null),
				),
			)
			.returning(['id', 'name', 'email'])
			.executeTakeFirstOrThrow(() => new Refusal('There is no such account', 'not-found'))
		await transaction.deleteFrom('sessions').where('admin_id', '=', row.id).execute()
		const actor = actorOf(session)
		await recordAccess(transaction, context, actor, 'account disabled', row.name, row.email)
		await suspendInvited(transaction, context, row.id, allSessions, actor)
	})
}

async function change(
	context: StoreContext,
	name: string,
	columns: object,
	action: AccessAction,
	actor: string,
): Promise<boolean> {
	return await context.db.write(async (transaction) => {
		const row = await transaction
			.updateTable('admins')
			.set(columns)
			.where('name_key', '=', nameKey(name))
			.returning(['id', 'email'])
			.executeTakeFirst()
		if (row === undefined) return false
		const by = commandActor(actor)
		await transaction.deleteFrom('sessions').where('admin_id', '=', row.id).execute()
		await recordAccess(transaction, context, by, action, name, row.email)
		await suspendInvited(transaction, context, row.id, allSessions, by)
		return true
	})
}

function stateOf(row: {
	readonly invited_by: string | null
	readonly disabled_at: string | null
}): (typeof accountStates)[number] {
	if (row.disabled_at !== null) return 'suspended'
	return row.invited_by === null ? 'confirmed' : 'provisional'
}
