import { withContext } from '#platform/with-context.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import {
	type AuditEntry,
	type AuditFilter,
	type AuditPage,
	type AuditQuery,
	auditPageSize,
} from './messages/audit-entry.ts'
import type { AuditAction, AuditActions, RefusedAction } from './rules/audit-action.ts'
import { type StoreContext, hashToken, iso, newId, countRows } from '#platform/db/context.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'

/**
 * Stands for the actor if a refused login names no existing account, because such names are not stored. No account can
 * have this name.
 */
export const unknownActor = '(unknown)'

const hourMs = 3_600_000

type Row = AuditEntry & { readonly id: string }

export function createAuditLog(context: StoreContext) {
	return withContext(context, { append, countRefusal, page, newest, all })
}

async function append(
	context: StoreContext,
	actor: string,
	action: AuditAction,
	subject?: AuditActions[AuditAction],
): Promise<void> {
	await context.db.write((transaction) =>
		appendAuditEntry(transaction, context, actor, action, subject),
	)
}

/**
 * Counts a refused login or proof. Refusals share one entry an hour for each account and action, so that nobody can
 * fill the log.
 *
 * @param actor the name of an account, or `unknownActor`
 */
async function countRefusal(
	context: StoreContext,
	action: RefusedAction,
	actor: string,
): Promise<void> {
	const hour = Math.floor(context.now() / hourMs)
	const id = hashToken(`${action} ${actor} ${hour}`)
	const at = iso(context.now())
	await context.db.write((transaction) =>
		transaction
			.insertInto('audit')
			.values({ id, at, actor, action, detail: '', count: 1 })
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ count: sql`audit.count + 1` }))
			.execute(),
	)
}

async function page({ db }: StoreContext, { cursor, ...filter }: AuditQuery): Promise<AuditPage> {
	const matching = matches(db.reportReader.selectFrom('audit'), filter)
	const count = await countRows(matching)
	const rows = await newestFirst(matching, cursor, auditPageSize + 1)
	const shown = rows.slice(0, auditPageSize)
	const next = rows.length > auditPageSize ? (shown.at(-1)?.id ?? null) : null
	return { entries: shown.map(entryOf), count, next }
}

async function newest({ db }: StoreContext, maxEntries = 200): Promise<readonly AuditEntry[]> {
	return (await newestFirst(db.read.selectFrom('audit'), undefined, maxEntries)).map(entryOf)
}

async function* all(
	{ db }: StoreContext,
	filter: AuditFilter,
): AsyncGenerator<readonly AuditEntry[]> {
	const matching = matches(db.reportReader.selectFrom('audit'), filter)
	let cursor: string | undefined
	for (;;) {
		// Sequential, because each page begins where the previous page ended.
		const rows = await newestFirst(matching, cursor, 500)
		if (rows.length === 0) return
		yield rows.map(entryOf)
		cursor = rows.at(-1)?.id
	}
}

type AuditQueryBuilder = SelectQueryBuilder<Tables, 'audit', object>

function matches(query: AuditQueryBuilder, { search, action }: AuditFilter): AuditQueryBuilder {
	let matching = query
	if (action !== undefined) matching = matching.where('action', '=', action)
	if (search !== undefined && search !== '') {
		const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
		matching = matching.where(
			sql<boolean>`lower(actor || ' ' || detail) like ${pattern} escape '\\'`,
		)
	}
	return matching
}

async function newestFirst(
	query: AuditQueryBuilder,
	cursor: string | undefined,
	limit: number,
): Promise<readonly Row[]> {
	const following =
		cursor === undefined
			? query
			: query.where(sql<boolean>`(at, id) < (select at, id from audit where id = ${cursor})`)
	return await following
		.select(['id', 'at', 'actor', 'action', 'detail', 'count as rows'])
		.orderBy('at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit)
		.execute()
}

/**
 * Writes an audit entry in the transaction of the change it records, so that both commit or neither does. The subject
 * is a number of rows, or a name such as that of an account or a letter; it is never an address from the waitlist.
 */
export async function appendAuditEntry<Action extends AuditAction>(
	transaction: Transaction,
	context: StoreContext,
	actor: string,
	action: Action,
	subject?: AuditActions[Action],
): Promise<void> {
	const named: AuditActions[AuditAction] = subject ?? ''
	const affected = typeof named === 'string' ? { detail: named } : { detail: '', count: named.rows }
	const entry = { id: newId(context), at: iso(context.now()), actor, action, ...affected }
	await transaction.insertInto('audit').values(entry).execute()
}

function entryOf({ id: _id, ...entry }: Row): AuditEntry {
	return entry
}
