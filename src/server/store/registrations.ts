import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { appendAuditEntry } from './audit.ts'
import type { StoreContext } from './context.ts'
import type { Tables } from './tables.ts'

/** What an erasure took: so many registrations, and the mails with these ids. */
export type ErasedRecords = { readonly rows: number; readonly mails: readonly string[] }

type Cursor = { readonly at: string | null; readonly id: string }

/** The first rows are on the screen while the rest is read. */
const firstPageRows = 40
/** Rows in memory at once. */
const pageRows = 500

export function createRegistrationStore(context: StoreContext) {
	const { db } = context
	const { line, lines, place } = db.kind === 'sqlite' ? sqliteExpressions : postgresExpressions

	/**
	 * Every registration as a line of JSON, newest first, page by page; rows without a date come last.
	 * The database writes the JSON: a million rows as objects would fill the memory with garbage.
	 */
	async function* newestFirst(): AsyncGenerator<string> {
		for (const isDated of [true, false]) {
			let after: Cursor | null = null
			let size = firstPageRows
			do {
				const end: Cursor | null = await endOfPage(isDated, after, size)
				const text = await page(isDated, after, end)
				if (text !== null) yield `${text}\n`
				// A reader that keeps up would otherwise be the only one who is served.
				await nextTurn()
				after = end
				size = pageRows
			} while (after !== null)
		}
	}

	/** The place of the last row of a full page; null when the page is the last one. */
	async function endOfPage(isDated: boolean, after: Cursor | null, size: number) {
		const row = await rows(isDated, after)
			.select([place.as('at'), sql<string>`cast(id as text)`.as('id')])
			.offset(size - 1)
			.limit(1)
			.executeTakeFirst()
		return row ?? null
	}

	/** Up to its end and not so many rows: those that come or go between the two statements would move it. */
	async function page(isDated: boolean, after: Cursor | null, end: Cursor | null) {
		const found = rows(isDated, after, end).select([
			'waitlist_emails.id',
			'email',
			'source',
			'status',
			'created_at',
		])
		const row = await db.read
			.selectFrom(
				db.read.selectFrom(found.as('found')).select(['id', 'created_at', line]).as('each'),
			)
			.select(lines)
			.executeTakeFirst()
		return row?.lines ?? null
	}

	function rows(isDated: boolean, after: Cursor | null, end: Cursor | null = null) {
		let query = db.read
			.selectFrom('waitlist_emails')
			.where('created_at', isDated ? 'is not' : 'is', null)
			.orderBy('waitlist_emails.created_at', 'desc')
			.orderBy('waitlist_emails.id', 'desc')
		if (after !== null) query = query.where(comparesToCursor(isDated, sql`<`, after))
		if (end !== null) query = query.where(comparesToCursor(isDated, sql`>=`, end))
		return query
	}

	async function count(): Promise<number> {
		const row = await db.read
			.selectFrom('waitlist_emails')
			.select((of) => of.fn.countAll().as('count'))
			.executeTakeFirstOrThrow()
		return Number(row.count)
	}

	/** Deletes exactly these rows and everything known about them, and notes who did it. */
	async function erase(ids: readonly string[], actor: string): Promise<ErasedRecords> {
		return await db.write((transaction) => eraseRegistrations(transaction, context, ids, actor))
	}

	return { newestFirst, count, erase }
}

function comparesToCursor(isDated: boolean, operator: RawBuilder<unknown>, { at, id }: Cursor) {
	return isDated
		? sql<boolean>`(created_at, id) ${operator} (${at}, ${id})`
		: sql<boolean>`id ${operator} ${id}`
}

/** The same, as part of a larger transaction. */
export async function eraseRegistrations(
	transaction: Transaction<Tables>,
	context: StoreContext,
	ids: readonly string[],
	actor: string,
): Promise<ErasedRecords> {
	if (ids.length === 0) return { rows: 0, mails: [] }
	for (const table of ['consents', 'tokens'] as const) {
		await transaction.deleteFrom(table).where('signup_id', 'in', ids).execute()
	}
	const mails = await transaction
		.deleteFrom('outbox')
		.where('signup_id', 'in', ids)
		.returning('id')
		.execute()
	// As text in PostgreSQL: an id that its column's type does not know is no row, and no fault.
	const id: RawBuilder<string> = context.db.kind === 'postgres' ? sql`cast(id as text)` : sql`id`
	const deleted = await transaction
		.deleteFrom('waitlist_emails')
		.where(id, 'in', ids)
		.executeTakeFirst()
	const rows = Number(deleted.numDeletedRows)
	if (rows > 0) await appendAuditEntry(transaction, context, actor, 'erasure', { rows })
	return { rows, mails: mails.map((mail) => mail.id) }
}

const sqliteExpressions = {
	place: sql<string>`created_at`,
	// A row written by hand may say `2026-01-05 12:00:00`, SQLite's own form of UTC.
	line: sql<string>`json_object(
		'id', id, 'email', email, 'source', source, 'status', status,
		'created_at', case when created_at glob '????-??-?? ??:??:??'
			then replace(created_at, ' ', 'T') || 'Z' else created_at end
	)`.as('line'),
	lines: sql<string | null>`group_concat(line, char(10) order by created_at desc, id desc)`.as(
		'lines',
	),
}

const postgresExpressions = {
	// PostgreSQL keeps microseconds and Date only milliseconds: the place in the list must be exact.
	place: sql<string>`cast(created_at as text)`,
	// An adopted table may leave columns empty; the panel reads texts.
	// By the epoch, which is UTC whether or not an adopted column has a time zone.
	line: sql<string>`json_build_object(
		'id', cast(id as text), 'email', coalesce(cast(email as text), ''),
		'source', coalesce(cast(source as text), ''), 'status', coalesce(cast(status as text), ''),
		'created_at', to_char(
			to_timestamp(extract(epoch from created_at)) at time zone 'UTC',
			'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
		)
	)`.as('line'),
	lines: sql<string | null>`string_agg(
		cast(line as text), chr(10) order by created_at desc, id desc
	)`.as('lines'),
}
