import { withContext } from '#platform/with-context.ts'
import type { Passkeys } from '#features/accounts/messages/passkey.ts'
import { accountLimits } from '#config/rules/account-limits.ts'
import type { Admin } from '#features/accounts/admins.ts'
import { type Actor, commandActor, recordAccess } from '#features/accounts/access-records.ts'
import { appendAuditEntry } from '#features/accounts/audit.ts'
import { unmatchedHash } from '#features/accounts/password.ts'
import { allSessions, suspendInvited } from '#features/accounts/invited-accounts.ts'
import { consumeGrant } from './proofs.ts'
import { actorOf, type ActingSession } from './sessions.ts'
import { type StoreContext, iso, countRows } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'

export type Passkey = {
	readonly id: string
	readonly name: string
	/** The COSE public key. */
	readonly publicKey: Uint8Array<ArrayBuffer>
	readonly admin: Pick<Admin, 'id' | 'name' | 'isDisabled'>
}

export type CreatedPasskey = Omit<Passkey, 'admin'> & { readonly counter: number }

type Account = Pick<Admin, 'id' | 'name'>

/** Each change writes an audit entry in the same transaction. */
export function createPasskeyStore(context: StoreContext) {
	return withContext(context, { list, find, add, rename, remove, removeAll, recordUse })
}

async function list({ db }: StoreContext, adminId: string): Promise<Passkeys> {
	return await db.read
		.selectFrom('passkeys')
		.select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
		.where('admin_id', '=', adminId)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
}

async function find({ db }: StoreContext, id: string): Promise<Passkey | null> {
	const row = await db.read
		.selectFrom('passkeys')
		.innerJoin('admins', 'admins.id', 'passkeys.admin_id')
		.select(['passkeys.name', 'public_key', 'admin_id', 'disabled_at'])
		.select('admins.name as admin_name')
		.where('passkeys.id', '=', id)
		.executeTakeFirst()
	if (row === undefined) return null
	return {
		id,
		name: row.name,
		publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
		admin: { id: row.admin_id, name: row.admin_name, isDisabled: row.disabled_at !== null },
	}
}

/** Returns false if the account has the maximum number of passkeys, or if the passkey is already stored. */
async function add(
	context: StoreContext,
	account: Account,
	passkey: CreatedPasskey,
	device: Actor['device'],
): Promise<boolean> {
	return await context.db.write(async (transaction) => {
		if (!(await hasRoom(transaction, account.id))) return false
		return await insertPasskey(transaction, context, account, passkey, device)
	})
}

/** Adds a passkey in the transaction of another change. Returns false if the passkey exists. */
export async function insertPasskey(
	transaction: Transaction,
	context: StoreContext,
	account: Account,
	passkey: CreatedPasskey,
	device: Actor['device'],
): Promise<boolean> {
	const row = await transaction
		.insertInto('passkeys')
		.values({
			id: passkey.id,
			admin_id: account.id,
			name: passkey.name,
			public_key: Buffer.from(passkey.publicKey).toString('base64url'),
			counter: passkey.counter,
			created_at: iso(context.now()),
			used_at: null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst()
	if (row === undefined) return false
	const actor = { name: account.name, device }
	await recordAccess(transaction, context, actor, 'passkey added', passkey.name)
	return true
}

/** @throws Refusal if the account has no such passkey */
async function rename(
	context: StoreContext,
	account: Account,
	id: string,
	name: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		await transaction
			.updateTable('passkeys')
			.set({ name })
			.where('id', '=', id)
			.where('admin_id', '=', account.id)
			.returning('id')
			.executeTakeFirstOrThrow(() => new Refusal('There is no such passkey', 'not-found'))
		await appendAuditEntry(transaction, context, account.name, 'passkey renamed', name)
	})
}

/**
 * @throws ActUnproven
 * @throws Refusal for the only passkey of an account without a password, because nobody could log in to it any more
 */
async function remove(context: StoreContext, session: ActingSession, id: string): Promise<void> {
	await context.db.write(async (transaction) => {
		if (await isLastWayIn(transaction, session.adminId, id))
			throw new Refusal('The account has no password', 'conflict', { field: 'id' })
		await consumeGrant(transaction, context, session.token, { act: 'remove-passkey', target: id })
		const row = await transaction
			.deleteFrom('passkeys')
			.where('id', '=', id)
			.where('admin_id', '=', session.adminId)
			.returning('name')
			.executeTakeFirst()
		if (row === undefined) return
		await recordAccess(transaction, context, actorOf(session), 'passkey removed', row.name)
	})
}

/** Whether the account has no password and no passkey other than this one. */
async function isLastWayIn(
	transaction: Transaction,
	adminId: string,
	id: string,
): Promise<boolean> {
	// Locks the account's row, so that the second of two concurrent removals sees the effect of the first.
	const account = await transaction
		.updateTable('admins')
		.set((admin) => ({ id: admin.ref('id') }))
		.where('id', '=', adminId)
		.where('password_hash', '=', unmatchedHash)
		.returning('id')
		.executeTakeFirst()
	if (account === undefined) return false
	const other = await transaction
		.selectFrom('passkeys')
		.select('id')
		.where('admin_id', '=', adminId)
		.where('id', '<>', id)
		.executeTakeFirst()
	return other === undefined
}

/**
 * Removes all passkeys of an account, ends its sessions, and suspends the unconfirmed accounts invited in them. Returns
 * the number of removed passkeys.
 */
async function removeAll(context: StoreContext, account: Account, actor: string): Promise<number> {
	return await context.db.write(async (transaction) => {
		const removed = await transaction
			.deleteFrom('passkeys')
			.where('admin_id', '=', account.id)
			.returning('id')
			.execute()
		const by = commandActor(actor)
		await transaction.deleteFrom('sessions').where('admin_id', '=', account.id).execute()
		await recordAccess(transaction, context, by, 'passkeys removed', account.name)
		await suspendInvited(transaction, context, account.id, allSessions, by)
		return removed.length
	})
}

/**
 * Records a use with the authenticator's new signature counter; 0 means that it has none. A counter that has not
 * increased, even because of a concurrent use, may mean a cloned authenticator, so the function returns false and
 * records the refusal in the audit log.
 */
async function recordUse(
	context: StoreContext,
	{ id, name, admin }: Pick<Passkey, 'id' | 'name' | 'admin'>,
	counter: number,
): Promise<boolean> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const row = await transaction
			.updateTable('passkeys')
			.set({ counter, used_at: iso(now()) })
			.where('id', '=', id)
			.where('counter', counter === 0 ? '=' : '<', counter)
			.returning('id')
			.executeTakeFirst()
		if (row !== undefined) return true
		await appendAuditEntry(transaction, context, admin.name, 'passkey refused', name)
		return false
	})
}

async function hasRoom(transaction: Transaction, adminId: string): Promise<boolean> {
	const passkeys = transaction.selectFrom('passkeys').where('admin_id', '=', adminId)
	return (await countRows(passkeys)) < accountLimits.maxPasskeysPerAccount
}
