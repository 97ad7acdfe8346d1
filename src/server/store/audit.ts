import type { Transaction } from 'kysely'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { type StoreContext, iso, newId } from './context.ts'
import type { Tables } from './tables.ts'

/** The actions that the audit log records. */
export type AuditAction =
	| 'login'
	| 'logout'
	| 'export'
	| 'erasure'
	| 'import'
	| 'account created'
	| 'password changed'
	| 'account disabled'
	| 'letter tested'
	| 'letter deleted'
	| 'letter confirmed'
	| 'letter taken back'
	| 'letter begun'
	| 'letter paused'
	| 'letter resumed'
	| 'letter stopped'
	| 'letter finished'

/** What an action affected: a number of rows, or an account or a letter by name. */
export type AuditSubject = { readonly rows: number } | string

export function createAuditLog(context: StoreContext) {
	const { db } = context

	async function append(actor: string, action: AuditAction, subject?: AuditSubject): Promise<void> {
		await db.write((transaction) => appendAuditEntry(transaction, context, actor, action, subject))
	}

	async function newest(maxEntries = 200): Promise<readonly AuditEntry[]> {
		const entries = await db.read
			.selectFrom('audit')
			.select(['at', 'actor', 'action', 'detail'])
			.orderBy('at', 'desc')
			.limit(maxEntries)
			.execute()
		return entries.map(({ detail, ...entry }) => ({
			...entry,
			...(entry.action.startsWith('letter ') ? { rows: null, detail } : subjectOf(detail)),
		}))
	}

	return { append, newest }
}

/**
 * Writes an audit entry in the transaction of the change it records, so that both commit or neither does.
 * The subject counts rows or names an account or a letter; it never holds an address from the waitlist.
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

/**
 * Reads a count back from text such as "88 rows"; earlier releases also wrote "1 person". Account names
 * contain no space, so the two forms cannot be confused.
 */
function subjectOf(detail: string): Pick<AuditEntry, 'rows' | 'detail'> {
	const count = /^(\d+) (?:rows|person)$/.exec(detail)?.[1]
	return count === undefined ? { rows: null, detail } : { rows: Number(count), detail: '' }
}
