import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { appendAuditEntry } from './audit.ts'
import type { StoreContext } from './context.ts'
import { type Tables, tablesOfRegistrations } from './tables.ts'

/** The number of deleted registrations and the IDs of the mails deleted with them. */
export type ErasedRecords = { readonly rows: number; readonly mails: readonly string[] }

/** Keyset cursor: the last row of a page. */
type Cursor = { readonly at: string | null; readonly id: string }

/** Small, so that the panel shows the first screen while the rest loads. */
const firstPageRows = 40
/** Rows per page, and so the most that are in memory at once. */
const pageRows = 500
/** Rows per transaction of a large erasure. */
const rowsPerErasure = 500

export function createRegistrationStore(context: StoreContext) {
	const { db } = context
	const { line, lines, place } = db.kind === 'sqlite' ? sqliteExpressions : postgresExpressions

	/**
	 * Yields all registrations as NDJSON, page by page, newest first; rows without a date come last.
	 * The database serializes the rows: a million JavaScript objects would overload the garbage collector.
	 */
	async function* newestFirst(): AsyncGenerator<string> {
		for (const isDated of [true, false]) {
			let after: Cursor | null = null
			let size = firstPageRows
			do {
				const end: Cursor | null = await endOfPage(isDated, after, size)
				const text = await page(isDated, after, end)
				if (text !== null) yield `${text}\n`
				// Yields to the event loop, so that a fast reader does not block other requests.
				await nextTurn()
				after = end
				size = pageRows
			} while (after !== null)
		}
	}

	/** The cursor of the last row of a full page; null if the page is not full, and so the last. */
	async function endOfPage(isDated: boolean, after: Cursor | null, size: number) {
		const row = await rows(isDated, after)
			.select([place.as('at'), sql<string>`cast(id as text)`.as('id')])
			.offset(size - 1)
			.limit(1)
			.executeTakeFirst()
		return row ?? null
	}

	/** Selects up to `end` instead of LIMIT: rows added or deleted between the two statements must not shift the page. */
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

	/** Deletes these registrations with their consents, tokens and mails, and records `actor` in the audit log. */
	async function erase(ids: readonly string[], actor: string): Promise<ErasedRecords> {
		return await db.write((transaction) => eraseRegistrations(transaction, context, ids, actor))
	}

	/**
	 * Erases in several transactions, so that signups get their turn. The audit log has one entry, also for what was
	 * erased before an error.
	 */
	async function eraseMany(ids: readonly string[], actor: string): Promise<ErasedRecords> {
		const erased = { rows: 0, mails: [] as string[] }
		try {
			for (let first = 0; first < ids.length; first += rowsPerErasure) {
				const some = ids.slice(first, first + rowsPerErasure)
				const part = await db.write((transaction) =>
					deleteRegistrations(transaction, context, some),
				)
				erased.rows += part.rows
				erased.mails.push(...part.mails)
			}
		} finally {
			if (erased.rows > 0) {
				await db.write((transaction) =>
					appendAuditEntry(transaction, context, actor, 'erasure', { rows: erased.rows }),
				)
			}
		}
		return erased
	}

	return { newestFirst, count, erase, eraseMany }
}

function comparesToCursor(isDated: boolean, operator: RawBuilder<unknown>, { at, id }: Cursor) {
	return isDated
		? sql<boolean>`(created_at, id) ${operator} (${at}, ${id})`
		: sql<boolean>`id ${operator} ${id}`
}

/** Deletes registrations as part of a larger transaction. */
export async function eraseRegistrations(
	transaction: Transaction<Tables>,
	context: StoreContext,
	ids: readonly string[],
	actor: string,
): Promise<ErasedRecords> {
	const erased = await deleteRegistrations(transaction, context, ids)
	if (erased.rows > 0) {
		await appendAuditEntry(transaction, context, actor, 'erasure', { rows: erased.rows })
	}
	return erased
}

async function deleteRegistrations(
	transaction: Transaction<Tables>,
	context: StoreContext,
	ids: readonly string[],
): Promise<ErasedRecords> {
	if (ids.length === 0) return { rows: 0, mails: [] }
	const mails = await transaction
		.selectFrom('outbox')
		.select('id')
		.where('signup_id', 'in', ids)
		.execute()
	for (const table of tablesOfRegistrations) {
		await transaction.deleteFrom(table).where('signup_id', 'in', ids).execute()
	}
	// Compared as text in PostgreSQL: an ID that the column's type cannot parse matches no row instead of failing.
	const id: RawBuilder<string> = context.db.kind === 'postgres' ? sql`cast(id as text)` : sql`id`
	const deleted = await transaction
		.deleteFrom('waitlist_emails')
		.where(id, 'in', ids)
		.executeTakeFirst()
	return { rows: Number(deleted.numDeletedRows), mails: mails.map((mail) => mail.id) }
}

const sqliteExpressions = {
	place: sql<string>`created_at`,
	// A row inserted by hand may hold `2026-01-05 12:00:00`, SQLite's own UTC format.
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
	// As text: PostgreSQL stores microseconds, which a JavaScript Date would truncate, and the cursor must be exact.
	place: sql<string>`cast(created_at as text)`,
	// Columns of an adopted table may be null, but the contract requires strings. The time goes through the
	// epoch, so that it is UTC for columns with and without a time zone.
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
