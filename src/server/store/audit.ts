import type { Transaction } from 'kysely'
import { type StoreContext, iso, newId } from './context.ts'
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

export function auditIn(context: StoreContext) {
	const { db } = context

	async function note(actor: string, action: AuditAction, detail = ''): Promise<void> {
		await db.write((transaction) => noteIn(transaction, context, actor, action, detail))
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
	context: StoreContext,
	actor: string,
	action: AuditAction,
	detail = '',
): Promise<void> {
	const entry = { id: newId(context), at: iso(context.now()), actor, action, detail }
	await transaction.insertInto('audit').values(entry).execute()
}
