import { sql } from 'kysely'
import { nameKey } from '#domain/account/name-key.ts'
import { type PanelColumns, panelColumns } from '#contract/panel-columns.ts'
import { type AuditAction, appendAuditEntry } from './audit.ts'
import { type StoreContext, hashToken, iso, newId } from './context.ts'

export type Admin = {
	readonly id: string
	readonly name: string
	readonly passwordHash: string
	readonly isDisabled: boolean
}

/** The panel's accounts. Each change writes an audit entry, with `actor` as its author, in the same transaction. */
export function createAdminStore(context: StoreContext) {
	const { db, now } = context

	/** The account whose name differs at most in case. */
	async function bySimilarName(name: string): Promise<Admin | null> {
		const row = await db.read
			.selectFrom('admins')
			.select(['id', 'name', 'password_hash', 'disabled_at'])
			.where('name_key', '=', nameKey(name))
			.executeTakeFirst()
		if (row === undefined) return null
		const { id, password_hash: passwordHash, disabled_at } = row
		return { id, name: row.name, passwordHash, isDisabled: disabled_at !== null }
	}

	/** The account of exactly this name, however its accents are encoded. */
	async function byName(name: string): Promise<Admin | null> {
		const admin = await bySimilarName(name)
		return admin?.name === name.normalize('NFC') ? admin : null
	}

	async function exist(): Promise<boolean> {
		const row = await db.read.selectFrom('admins').select('id').limit(1).executeTakeFirst()
		return row !== undefined
	}

	/** Returns false when the name is taken; names are compared without case. */
	async function create(name: string, passwordHash: string, actor: string): Promise<boolean> {
		return await db.write(async (transaction) => {
			const row = await transaction
				.insertInto('admins')
				.values({
					id: newId(context),
					name: name.normalize('NFC'),
					name_key: nameKey(name),
					password_hash: passwordHash,
					created_at: iso(now()),
					disabled_at: null,
				})
				.onConflict((conflict) => conflict.doNothing())
				.returning('id')
				.executeTakeFirst()
			if (row === undefined) return false
			await appendAuditEntry(transaction, context, actor, 'account created', name)
			return true
		})
	}

	/** The columns that an admin has added to the list. */
	async function columnsOf(id: string): Promise<PanelColumns> {
		const row = await db.read
			.selectFrom('admins')
			.select('panel_columns')
			.where('id', '=', id)
			.executeTakeFirst()
		const saved = panelColumns.safeParse(JSON.parse(row?.panel_columns ?? 'null'))
		return saved.success ? saved.data : { columns: [], isInCsv: false }
	}

	async function setColumns(id: string, columns: PanelColumns): Promise<void> {
		await db.write((transaction) =>
			transaction
				.updateTable('admins')
				.set({ panel_columns: JSON.stringify(columns) })
				.where('id', '=', id)
				.execute(),
		)
	}

	/** Where test mails and notices for an admin go; null if that is not set. */
	async function emailOf(id: string): Promise<string | null> {
		const row = await db.read
			.selectFrom('admins')
			.select('email')
			.where('id', '=', id)
			.executeTakeFirst()
		return row?.email ?? null
	}

	async function setEmail(id: string, email: string | null): Promise<void> {
		await db.write((transaction) =>
			transaction.updateTable('admins').set({ email }).where('id', '=', id).execute(),
		)
	}

	/** When the password of an account was set, as ISO 8601. */
	async function passwordChangedAt(id: string): Promise<string> {
		const row = await db.read
			.selectFrom('admins')
			.select(['password_changed_at', 'created_at'])
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		return row.password_changed_at ?? row.created_at
	}

	/** The accounts that can log in, by name. */
	async function active() {
		const rows = await db.read
			.selectFrom('admins')
			.select(['id', 'name', 'last_login_at'])
			.select((admin) =>
				admin
					.selectFrom('passkeys')
					.select((of) => of.fn.countAll().as('count'))
					.whereRef('passkeys.admin_id', '=', 'admins.id')
					.as('passkeys'),
			)
			.where('disabled_at', 'is', null)
			.orderBy('name_key')
			.execute()
		return rows.map(({ id, name, last_login_at: lastLoginAt, passkeys }) => {
			return { id, name, lastLoginAt, passkeys: Number(passkeys) }
		})
	}

	/**
	 * Also re-enables a disabled admin, and spells the name as given, because the login compares it exactly. Ends all of
	 * the admin's sessions. Returns false for an unknown name.
	 */
	async function setPassword(name: string, passwordHash: string, actor: string): Promise<boolean> {
		const columns = {
			name: name.normalize('NFC'),
			password_hash: passwordHash,
			password_changed_at: iso(now()),
			disabled_at: null,
		}
		return await change(name, columns, 'password changed', actor)
	}

	/** Changes the password of an account of the panel. Ends its sessions except the one of `token`. */
	async function changePassword(
		{ id, name }: Pick<Admin, 'id' | 'name'>,
		passwordHash: string,
		token: string,
	): Promise<void> {
		await db.write(async (transaction) => {
			await transaction
				.updateTable('admins')
				.set({ password_hash: passwordHash, password_changed_at: iso(now()) })
				.where('id', '=', id)
				.execute()
			await transaction
				.deleteFrom('sessions')
				.where('admin_id', '=', id)
				.where('hash', '<>', hashToken(token))
				.execute()
			await appendAuditEntry(transaction, context, name, 'password changed', name)
		})
	}

	/** Ends all of the admin's sessions. Returns false for an unknown name. */
	async function disable(name: string, actor: string): Promise<boolean> {
		return await change(name, { disabled_at: iso(now()) }, 'account disabled', actor)
	}

	/**
	 * Disables an account as another one of the panel. Of two accounts that disable each other at the same time one
	 * stays, so that the panel cannot lock everyone out. Returns false for an unknown name and the own one.
	 */
	async function disableOther(name: string, actor: Pick<Admin, 'id' | 'name'>): Promise<boolean> {
		return await db.write(async (transaction) => {
			if (db.kind === 'postgres') {
				await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(transaction)
			}
			const row = await transaction
				.updateTable('admins')
				.set({ disabled_at: iso(now()) })
				.where('name_key', '=', nameKey(name))
				.where('id', '<>', actor.id)
				.where('disabled_at', 'is', null)
				.where((admin) =>
					admin.exists(
						admin
							.selectFrom('admins as acting')
							.select('acting.id')
							.where('acting.id', '=', actor.id)
							.where('acting.disabled_at', 'is', null),
					),
				)
				.returning(['id', 'name'])
				.executeTakeFirst()
			if (row === undefined) return false
			await transaction.deleteFrom('sessions').where('admin_id', '=', row.id).execute()
			await appendAuditEntry(transaction, context, actor.name, 'account disabled', row.name)
			return true
		})
	}

	async function change(
		name: string,
		columns: object,
		action: AuditAction,
		actor: string,
	): Promise<boolean> {
		return await db.write(async (transaction) => {
			const row = await transaction
				.updateTable('admins')
				.set(columns)
				.where('name_key', '=', nameKey(name))
				.returning('id')
				.executeTakeFirst()
			if (row === undefined) return false
			await transaction.deleteFrom('sessions').where('admin_id', '=', row.id).execute()
			await appendAuditEntry(transaction, context, actor, action, name)
			return true
		})
	}

	return {
		byName,
		bySimilarName,
		exist,
		create,
		active,
		passwordChangedAt,
		setPassword,
		changePassword,
		disable,
		disableOther,
		columnsOf,
		setColumns,
		emailOf,
		setEmail,
	}
}
