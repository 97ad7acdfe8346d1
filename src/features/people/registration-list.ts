import { sql } from 'kysely'
import {
	pageRows,
	type RegistrationPage,
	type RegistrationRow,
} from './messages/registration-page.ts'
import type { RegistrationFilter, RegistrationQuery } from './messages/registration-query.ts'
import { withContext } from '#platform/with-context.ts'
import { type StoreContext, countRows } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { cursorText, type PageCursor, readCursor } from './page-cursor.ts'
import { matchesQuery, matchesFilter, type ListQuery } from './registration-filter.ts'
import { registrationOrder, rowColumns } from './registration-order.ts'

type ListContext = StoreContext & { readonly rowsPerPage: number }

export function createRegistrationList(context: StoreContext, rowsPerPage = pageRows) {
	return withContext({ ...context, rowsPerPage }, { page, countMatches })
}

/** Returns null if the cursor is invalid or its row was erased. */
async function page(
	context: ListContext,
	query: RegistrationQuery,
): Promise<RegistrationPage | null> {
	const { db, rowsPerPage } = context
	const { sort, cursor: text, ...wanted } = query
	const cursor = text === undefined ? null : readCursor(text)
	if (text !== undefined && (cursor === null || !(await isThere(db, cursor)))) return null
	const found = await readRows(context, wanted, sort, cursor)
	const hasMore = found.length > rowsPerPage
	const isWhole = cursor === null && !hasMore
	const count = isWhole ? found.length : await countMatches(context, wanted)
	const rows = found.slice(0, rowsPerPage)
	const isBackward = cursor?.side === 'before'
	if (isBackward) rows.reverse()
	const offset = offsetOf(cursor, rows.length, hasMore)
	const end = offset + rows.length
	const [first, last] = [rows[0], rows.at(-1)]
	return {
		rows,
		count,
		offset,
		next:
			last && (hasMore || isBackward)
				? cursorText({ side: 'after', offset: end, id: last.id })
				: null,
		previous: first && offset > 0 ? cursorText({ side: 'before', offset, id: first.id }) : null,
	}
}

async function isThere({ reportReader }: Database, { id }: PageCursor): Promise<boolean> {
	const query = reportReader.selectFrom('waitlist_emails').select('id').where('id', '=', id)
	return (await query.executeTakeFirst()) !== undefined
}

/** Reads rows from the cursor in its direction, one row more than fits on a page. */
async function readRows(
	{ db, rowsPerPage }: ListContext,
	wanted: ListQuery,
	sort: RegistrationQuery['sort'],
	cursor: PageCursor | null,
): Promise<RegistrationRow[]> {
	const order = registrationOrder(sort, cursor?.side === 'before')
	return await db.reportReader
		.selectFrom('waitlist_emails')
		.select(rowColumns[db.kind])
		.where(matchesQuery(wanted, db.kind))
		.$if(cursor !== null, (query) => query.where(order.isAfterCursor(cursor?.id ?? '')))
		.orderBy(order.terms)
		.limit(rowsPerPage + 1)
		.$castTo<RegistrationRow>()
		.execute()
}

async function countMatches({ db }: ListContext, wanted: ListQuery): Promise<number> {
	const all = db.reportReader.selectFrom('waitlist_emails')
	return await countRows(all.where(matchesQuery(wanted, db.kind)))
}

/** The number of rows that match each filter. */
export async function countEach(
	{ db }: StoreContext,
	filters: readonly RegistrationFilter[],
): Promise<readonly number[]> {
	if (filters.length === 0) return []
	const counts = filters.map((filter, index) =>
		sql<number | string>`count(*) filter (where ${matchesFilter(filter, db.kind)})`.as(
			`count_${index}`,
		),
	)
	const row = await db.reportReader
		.selectFrom('waitlist_emails')
		.select(counts)
		.executeTakeFirstOrThrow()
	return filters.map((_filter, index) => Number(row[`count_${index}`]))
}

/** The number of rows before a page. Exact on the first page; an estimate if rows are added or erased while paging. */
function offsetOf(cursor: PageCursor | null, rows: number, hasMore: boolean): number {
	if (cursor === null || (cursor.side === 'before' && !hasMore)) return 0
	return cursor.side === 'after' ? cursor.offset : Math.max(1, cursor.offset - rows)
}
