import { type RawBuilder, type Selectable, sql } from 'kysely'
import { pageRows, type RegistrationPage } from '#contract/registration-page.ts'
import type { RegistrationFilter, RegistrationQuery } from '#contract/registration-query.ts'
import { findSearchMode } from './address-search.ts'
import { withContext } from '#server/platform/with-context.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { openCursor, type PageCursor, sealCursor } from '#server/platform/db/page-cursor.ts'
import { isWanted, type Matching, matchesFilter, type Wanted } from './registration-filter.ts'
import { type KeyedRow, registrationOrder, rowColumns, type RowKeys } from './registration-order.ts'

type PersonRow = Selectable<Tables['waitlist_emails']>

type ListContext = StoreContext & { readonly rowsPerPage: number }

/** Pages, counts and ids of the registrations that match a filter or a search. */
export function createRegistrationList(context: StoreContext, rowsPerPage = pageRows) {
	return withContext(
		{ ...context, rowsPerPage },
		{
			page,
			countEach,
			countWanted,
			ids,
			idsAfter,
		},
	)
}

/** Returns null if the cursor is invalid for the requested order. */
async function page(
	context: ListContext,
	query: RegistrationQuery,
): Promise<RegistrationPage | null> {
	const { db, random, keys, rowsPerPage } = context
	const { sort, cursor: text, ...wanted } = query
	const cursor = text === undefined ? null : openCursor(text, sort, keys.cursors)
	if (text !== undefined && cursor === null) return null
	const matching = await findMatching(db)
	const found = await readRows(context, wanted, matching, sort, cursor)
	const hasMore = found.length > rowsPerPage
	const isWhole = cursor === null && !hasMore
	const count = isWhole ? found.length : await countRows(db, wanted, matching)
	const shown = found.slice(0, rowsPerPage)
	const isBackward = cursor?.side === 'before'
	if (isBackward) shown.reverse()
	const offset = offsetOf(cursor, shown.length, hasMore)
	const seal = (side: PageCursor['side'], row: KeyedRow, at: number) =>
		sealCursor({ sort, keys: keysOf(row), side, offset: at }, keys.cursors, random)
	const [first, last] = [shown[0], shown.at(-1)]
	return {
		rows: shown.map(withoutKeys),
		count,
		offset,
		next: last && (hasMore || isBackward) ? seal('after', last, offset + shown.length) : null,
		previous: first && offset > 0 ? seal('before', first, offset) : null,
		searchMode: matching.searchMode,
	}
}

/** Reads from the cursor in its direction, one row more than a page holds. */
async function readRows(
	{ db, rowsPerPage }: ListContext,
	wanted: Wanted,
	matching: Matching,
	sort: RegistrationQuery['sort'],
	cursor: PageCursor | null,
): Promise<KeyedRow[]> {
	const isBackward = cursor?.side === 'before'
	const order = registrationOrder(sort, db.kind, isBackward)
	const conditions = isWanted(wanted, matching)
	const rows = order.isLatestFirst ? newestFirst(conditions) : sql<PersonRow>`waitlist_emails`
	// The subquery finds and sorts the rows in an index, so that only those of the page are read from the table.
	const onPage = db.longRead
		.selectFrom(rows.as('waitlist_emails'))
		.select(order.rowId.as('row_id'))
		.where(order.isLatestFirst ? sql<boolean>`true` : conditions)
		.where(cursor === null ? sql<boolean>`true` : order.follows(cursor.keys))
		.orderBy(order.terms)
		// A literal: SQLite sorts in an index only if it knows that few rows have to be sorted.
		.limit(sql.lit(rowsPerPage + 1))
	return await db.longRead
		.selectFrom('waitlist_emails')
		.select([...rowColumns[db.kind], ...order.keys])
		.where(order.rowId, 'in', onPage)
		.orderBy(order.terms)
		.$castTo<KeyedRow>()
		.execute()
}

/**
 * SQLite reads its index of the list from the oldest row to the newest, whatever the order. For the latest confirmations that
 * takes twice as long, because confirmations follow registrations: each row read would be one of the page so far.
 * `limit -1` keeps SQLite from dropping the order.
 */
function newestFirst(conditions: RawBuilder<boolean>): RawBuilder<PersonRow> {
	return sql`(
		select rowid as rowid, created_at, confirmed_at from waitlist_emails where ${conditions}
		order by created_at desc limit -1
	)`
}

async function countRows(db: Database, wanted: Wanted, matching: Matching): Promise<number> {
	const row = await db.longRead
		.selectFrom('waitlist_emails')
		.select((of) => of.fn.countAll().as('count'))
		.where(isWanted(wanted, matching))
		.executeTakeFirstOrThrow()
	return Number(row.count)
}

/** The number of rows that match each filter, from one query. */
async function countEach(
	{ db }: ListContext,
	filters: readonly RegistrationFilter[],
): Promise<readonly number[]> {
	if (filters.length === 0) return []
	const counts = filters.map((filter, index) =>
		sql<number | string>`count(*) filter (where ${matchesFilter(filter, db.kind)})`.as(
			`count_${index}`,
		),
	)
	const row = await db.longRead
		.selectFrom('waitlist_emails')
		.select(counts)
		.executeTakeFirstOrThrow()
	return filters.map((_filter, index) => Number(row[`count_${index}`]))
}

async function countWanted({ db }: ListContext, wanted: Wanted): Promise<number> {
	return await countRows(db, wanted, await findMatching(db))
}

/**
 * The ids of matching rows, at most `maxRows`, in no particular order.
 *
 * @param until ISO 8601; leaves out rows that were created later
 */
async function ids(
	{ db }: ListContext,
	wanted: Wanted,
	maxRows: number,
	until: string,
): Promise<readonly string[]> {
	const rows = await db.longRead
		.selectFrom('waitlist_emails')
		.select('id')
		.where(isWanted(wanted, await findMatching(db)))
		.where('created_at', '<=', until)
		.limit(maxRows)
		.execute()
	return rows.map(({ id }) => id)
}

/**
 * The ids of matching rows after an id, in order, at most `maxRows`.
 *
 * @param until ISO 8601; leaves out rows that were created later
 */
async function idsAfter(
	{ db }: ListContext,
	wanted: Wanted,
	after: string,
	maxRows: number,
	until: string,
): Promise<readonly string[]> {
	const rows = await db.longRead
		.selectFrom('waitlist_emails')
		.select('id')
		.where(isWanted(wanted, await findMatching(db)))
		.where('created_at', '<=', until)
		.$if(after !== '', (query) => query.where('id', '>', after))
		.orderBy('id')
		.limit(maxRows)
		.execute()
	return rows.map(({ id }) => id)
}

async function findMatching(db: Database): Promise<Matching> {
	return { kind: db.kind, searchMode: await findSearchMode(db) }
}

/** The number of rows before a page. Exact on the first page, an estimate if rows are added or erased while paging. */
function offsetOf(cursor: PageCursor | null, rows: number, hasMore: boolean): number {
	if (cursor === null || (cursor.side === 'before' && !hasMore)) return 0
	return cursor.side === 'after' ? cursor.offset : Math.max(1, cursor.offset - rows)
}

function keysOf({ key_0, key_1, key_2 }: KeyedRow): RowKeys {
	return key_2 === undefined ? [key_0, key_1] : [key_0, key_1, key_2]
}

function withoutKeys({ key_0: _0, key_1: _1, key_2: _2, ...row }: KeyedRow) {
	return row
}
