import type { Transaction } from 'kysely'
import { type Ground, iso, newId } from './parts.ts'
import type { Tables } from './tables.ts'

/** What the panel's log may say. */
export type AuditAction =
	| 'login'
	| 'logout'
	| 'export'
	| 'erasure'
	| 'import'
	| 'account created'
	| 'password changed'
	| 'account disabled'

export type AuditEntry = {
	readonly at: string
	readonly actor: string
	readonly action: string
	readonly detail: string
}

export function auditIn(ground: Ground) {
	const { db } = ground

	async function note(actor: string, action: AuditAction, detail = ''): Promise<void> {
		await db.write((transaction) => noteIn(transaction, ground, actor, action, detail))
	}

	async function newest(most = 200): Promise<readonly AuditEntry[]> {
		return await db.read
			.selectFrom('audit')
			.select(['at', 'actor', 'action', 'detail'])
			.orderBy('at', 'desc')
			.limit(most)
			.execute()
	}

	return { note, newest }
}

/**
 * Writes a line in the transaction of what it is about, so that neither stands without the other.
 * `detail` counts things; it never names a person.
 */
export async function noteIn(
	transaction: Transaction<Tables>,
	ground: Ground,
	actor: string,
	action: AuditAction,
	detail = '',
): Promise<void> {
	const entry = { id: newId(ground), at: iso(ground.now()), actor, action, detail }
	await transaction.insertInto('audit').values(entry).execute()
}
