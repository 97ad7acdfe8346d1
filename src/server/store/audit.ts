import type { Transaction } from 'kysely'
import type { AuditEntry } from '#contract/audit-entry.ts'
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

/** What an action was about: so many rows, or an account. */
export type AuditSubject = { readonly rows: number } | string

export function createAuditLog(context: StoreContext) {
	const { db } = context

	async function append(actor: string, action: AuditAction, subject?: AuditSubject): Promise<void> {
		await db.write((transaction) => appendAuditEntry(transaction, context, actor, action, subject))
	}

	async function newest(most = 200): Promise<readonly AuditEntry[]> {
		const entries = await db.read
			.selectFrom('audit')
			.select(['at', 'actor', 'action', 'detail'])
			.orderBy('at', 'desc')
			.limit(most)
			.execute()
		return entries.map(({ detail, ...entry }) => ({ ...entry, ...subjectOf(detail) }))
	}

	return { append, newest }
}

/**
 * Writes a line in the transaction of what it is about, so that neither stands without the other.
 * The subject counts rows or names an account; it never names a person of the list.
 */
export async function appendAuditEntry(
	transaction: Transaction<Tables>,
	context: StoreContext,
	actor: string,
	action: AuditAction,
	subject: AuditSubject = '',
): Promise<void> {
	const detail = typeof subject === 'string' ? subject : `${subject.rows} rows`
	const entry = { id: newId(context), at: iso(context.now()), actor, action, detail }
	await transaction.insertInto('audit').values(entry).execute()
}

/** A count is kept as words, "88 rows"; earlier releases also wrote "1 person". No account's name has a space. */
function subjectOf(detail: string): Pick<AuditEntry, 'rows' | 'detail'> {
	const count = /^(\d+) (?:rows|person)$/.exec(detail)?.[1]
	return count === undefined ? { rows: null, detail } : { rows: Number(count), detail: '' }
}
