import { sql } from 'kysely'
import { pageRows, type RegistrationPage } from '#contract/registration-page.ts'
import type { RegistrationFilter, RegistrationQuery } from '#contract/registration-query.ts'
import { findSearchMode } from './address-search.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import { openCursor, type PageCursor, sealCursor } from '#server/platform/db/page-cursor.ts'
import { registrationOrder, type RowKeys } from './registration-order.ts'
import {
	hasOneIndex,
	isWanted,
	type KeyedRow,
	type Matching,
	type Plan,
	rowColumns,
	type Wanted,
} from './registration-rows.ts'

const defaults = {
	rowsPerPage: pageRows,
	/** Sorting so many rows takes about as long as walking past the rows between those that match. */
	maxSortedRows: 50_000,
} as const

/** Pages and counts of the list. */
export function createRegistrationList(
	context: StoreContext,
	options: Readonly<Partial<Record<keyof typeof defaults, number>>> = {},
) {
	const { rowsPerPage, maxSortedRows } = { ...defaults, ...options }
	const { db, random, keys } = context
	const { kind } = db

	/** Returns null if the cursor is not one of this order. */
	async function page(query: RegistrationQuery): Promise<RegistrationPage | null> {
		const { sort, cursor: text, ...wanted } = query
		const key = keys.cursors
		const cursor = text === undefined ? null : openCursor(text, sort, key)
		if (text !== undefined && cursor === null) return null
		const { count, ...matching } = await countMatching(wanted)
		const found = await read(wanted, matching, sort, cursor, count)
		const hasMore = found.length > rowsPerPage
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

	/** The number of matching rows, and which they are if finding that out has read them all and they are few. */
	async function countMatching(wanted: Wanted): Promise<Matching & { readonly count: number }> {
		const matching = await findMatching()
		if (kind === 'sqlite' && isRestricted(wanted) && !hasOneIndex(wanted)) {
			const found = await db.longRead
				.selectFrom(
					db.longRead
						.selectFrom('waitlist_emails')
						.select(sql`rowid`.as('row'))
						.where(isWanted(wanted, matching, 'count'))
						.limit(maxSortedRows + 1)
						.as('found'),
				)
				.select([
					sql<number>`count(*)`.as('count'),
					sql<string>`json_group_array("row")`.as('rowIds'),
				])
				.executeTakeFirstOrThrow()
			if (found.count <= maxSortedRows) return { ...matching, ...found }
		}
		return { ...matching, count: await countRows(wanted, matching) }
	}

	/** One row more than a page holds, read from the cursor on in its direction. */
	async function read(
		wanted: Wanted,
		matching: Matching,
		sort: RegistrationQuery['sort'],
		cursor: PageCursor | null,
		count: number,
	): Promise<KeyedRow[]> {
		const order = registrationOrder(sort, kind, cursor?.side === 'before')
		const plan = planOf(wanted, count, order.isByDate, maxSortedRows)
		const rows: KeyedRow[] = []
		for (const stretch of order.stretches(cursor?.keys ?? null)) {
			const query = db.longRead
				.selectFrom('waitlist_emails')
				.where(isWanted(wanted, matching, plan))
				.select([...rowColumns[kind], ...order.keys])
				.limit(rowsPerPage + 1 - rows.length)
				.$castTo<KeyedRow>()
			rows.push(...(await order.apply(query, stretch, plan !== 'sort').execute()))
			if (rows.length > rowsPerPage) break
		}
		return rows
	}

	async function countRows(wanted: Wanted, matching: Matching): Promise<number> {
		const row = await db.longRead
			.selectFrom('waitlist_emails')
			.select((of) => of.fn.countAll().as('count'))
			.where(isWanted(wanted, matching, 'count'))
			.executeTakeFirstOrThrow()
		return Number(row.count)
	}

	/** The number of rows of each filter, all counted in one reading. */
	async function countEach(filters: readonly RegistrationFilter[]): Promise<readonly number[]> {
		if (filters.length === 0) return []
		const matching = await findMatching()
		const counts = filters.map((filter, index) =>
			sql<number | string>`count(*) filter (where ${isWanted(filter, matching, 'walk')})`.as(
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
		return (await countMatching(wanted)).count
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
			.where(isWanted(wanted, await findMatching(), 'sort'))
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

export function planOf(
	wanted: Wanted,
	count: number,
	isByDate: boolean,
	maxSortedRows: number = defaults.maxSortedRows,
): Plan {
	if (isRestricted(wanted) && count <= maxSortedRows) return 'sort'
	return isByDate ? 'walk by date' : 'walk'
}

function isRestricted(wanted: Wanted): boolean {
	return Object.values(wanted).some((value) => value !== undefined)
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
