import { sql } from 'kysely'
import { pageRows, type RegistrationPage } from '#contract/registration-page.ts'
import type { RegistrationFilter, RegistrationQuery } from '#contract/registration-query.ts'
import { findSearchMode } from './address-search.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import { openCursor, type PageCursor, sealCursor } from '#server/platform/db/page-cursor.ts'
import { isWanted, type Matching, matchesFilter, type Wanted } from './registration-filter.ts'
import { type KeyedRow, registrationOrder, rowColumns, type RowKeys } from './registration-order.ts'

/** Pages and counts of the list. */
export function createRegistrationList(context: StoreContext, rowsPerPage = pageRows) {
	const { db, random, keys } = context
	const { kind } = db

	/** Returns null if the cursor is not one of this order. */
	async function page(query: RegistrationQuery): Promise<RegistrationPage | null> {
		const { sort, cursor: text, ...wanted } = query
		const key = keys.cursors
		const cursor = text === undefined ? null : openCursor(text, sort, key)
		if (text !== undefined && cursor === null) return null
		const matching = await findMatching()
		const found = await read(wanted, matching, sort, cursor)
		const hasMore = found.length > rowsPerPage
		const isWhole = cursor === null && !hasMore
		const count = isWhole ? found.length : await countRows(wanted, matching)
		const shown = found.slice(0, rowsPerPage)
		const isBackward = cursor?.side === 'before'
		if (isBackward) shown.reverse()
		const offset = offsetOf(cursor, shown.length, hasMore)
		const seal = (side: PageCursor['side'], row: KeyedRow, at: number) =>
			sealCursor({ sort, keys: keysOf(row), side, offset: at }, key, random)
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

	/** One row more than a page holds, read from the cursor on in its direction. */
	async function read(
		wanted: Wanted,
		matching: Matching,
		sort: RegistrationQuery['sort'],
		cursor: PageCursor | null,
	): Promise<KeyedRow[]> {
		const {
			rowId,
			keys: keyColumns,
			terms,
			follows,
		} = registrationOrder(sort, kind, cursor?.side === 'before')
		// Finds and sorts the rows in an index, and reads only those of the page from the table.
		const onPage = db.longRead
			.selectFrom('waitlist_emails')
			.select(rowId.as('row_id'))
			.where(isWanted(wanted, matching))
			.where(cursor === null ? sql<boolean>`true` : follows(cursor.keys))
			.orderBy(terms)
			.limit(rowsPerPage + 1)
		return await db.longRead
			.selectFrom('waitlist_emails')
			.select([...rowColumns[kind], ...keyColumns])
			.where(rowId, 'in', onPage)
			.orderBy(terms)
			.$castTo<KeyedRow>()
			.execute()
	}

	async function countRows(wanted: Wanted, matching: Matching): Promise<number> {
		const row = await db.longRead
			.selectFrom('waitlist_emails')
			.select((of) => of.fn.countAll().as('count'))
			.where(isWanted(wanted, matching))
			.executeTakeFirstOrThrow()
		return Number(row.count)
	}

	/** The number of rows of each filter, all counted in one reading. */
	async function countEach(filters: readonly RegistrationFilter[]): Promise<readonly number[]> {
		if (filters.length === 0) return []
		const counts = filters.map((filter, index) =>
			sql<number | string>`count(*) filter (where ${matchesFilter(filter, kind)})`.as(
				`count_${index}`,
			),
		)
		const row = await db.longRead
			.selectFrom('waitlist_emails')
			.select(counts)
			.executeTakeFirstOrThrow()
		return filters.map((_filter, index) => Number(row[`count_${index}`]))
	}

	async function countWanted(wanted: Wanted): Promise<number> {
		return await countRows(wanted, await findMatching())
	}

	/**
	 * The ids of the rows that are asked for, at most `maxRows`.
	 *
	 * @param until ISO 8601; rows that were created later are left out
	 */
	async function ids(wanted: Wanted, maxRows: number, until: string): Promise<readonly string[]> {
		const rows = await db.longRead
			.selectFrom('waitlist_emails')
			.select('id')
			.where(isWanted(wanted, await findMatching()))
			.where('created_at', '<=', until)
			.limit(maxRows)
			.execute()
		return rows.map(({ id }) => id)
	}

	async function findMatching(): Promise<Matching> {
		return { kind, searchMode: await findSearchMode(db) }
	}

	return { page, countEach, countWanted, ids }
}

/** How many rows precede a page. Rows that were added or erased while paging make the start of the list differ. */
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
