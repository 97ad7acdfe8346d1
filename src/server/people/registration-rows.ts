import { type RawBuilder, sql } from 'kysely'
import type { RegistrationRow } from '#contract/registration-page.ts'
import type { RegistrationFilter } from '#contract/registration-query.ts'
import { optionalColumns } from '#domain/waitlist/registration-columns.ts'
import { matchesSearch, type SearchMode } from './address-search.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type FilterColumn, filterConditions, filteredColumns } from './registration-filter.ts'

/** Which rows are asked for: those of a filter, with a text in their address. */
export type Wanted = RegistrationFilter & { readonly search?: string | undefined }

/** What the conditions of a query depend on. */
export type Matching = {
	readonly kind: Database['kind']
	readonly searchMode: SearchMode
	/** The matching rows of SQLite by rowid, as a JSON array, if they have been found already. */
	readonly rowIds?: string
}

/**
 * How SQLite finds rows; without statistics it cannot choose by itself.
 *
 * - `count`: one condition by its index, several in the index of addresses, which has all filtered columns, from end to end.
 * - `sort`: like `count`, and then reads the rows from the table and sorts them.
 * - `walk`: reads the index of the order and checks each row.
 * - `walk by date`: like `walk`; as each index has the time as second column, that of a filtered column is in order too.
 */
export type Plan = 'count' | 'sort' | 'walk' | 'walk by date'

/** The condition that a row is asked for. */
export function isWanted(
	wanted: Wanted,
	{ kind, searchMode, rowIds }: Matching,
	plan: Plan,
): RawBuilder<boolean> {
	if (plan === 'sort' && rowIds !== undefined) {
		return sql`rowid in (select value from json_each(${rowIds}))`
	}
	const { search, ...filter } = wanted
	const columns = filteredColumns(filter)
	const conditions = (isIndexed: (column: FilterColumn) => boolean) => {
		const all = [...filterConditions(filter, kind, isIndexed)]
		if (search !== undefined) all.push(matchesSearch(search, kind, searchMode))
		return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`
	}
	if (plan === 'walk') return conditions(() => false)
	if (plan === 'walk by date') {
		// With several values its index is not in order.
		const first = columns.find((each) => each === 'created_at' || !Array.isArray(filter[each]))
		return conditions((column) => column === first || column === 'created_at')
	}
	const isSimple = hasOneIndex(wanted)
	if (plan === 'count' || isSimple || kind === 'postgres') return conditions(() => isSimple)
	return sql<boolean>`rowid in (select rowid from waitlist_emails where ${conditions(() => false)})`
}

/** Whether one index finds the rows and no others. */
export function hasOneIndex({ search, ...filter }: Wanted): boolean {
	return search === undefined && filteredColumns(filter).length === 1
}

const plainColumns = ['id', 'email', 'source', 'status', ...optionalColumns] as const

/** The columns of a row of the list, as the contract has them. */
export const rowColumns = {
	sqlite: [
		...plainColumns,
		// A row inserted by hand may hold `2026-01-05 12:00:00`, SQLite's own UTC format.
		sql<string>`case when created_at glob '????-??-?? ??:??:??'
			then replace(created_at, ' ', 'T') || 'Z' else created_at end`.as('created_at'),
	],
	postgres: [...plainColumns, sql<string>`created_at`.as('created_at')],
} as const

/** A row with the keys of its place in the order. */
export type KeyedRow = RegistrationRow & {
	readonly key_0: string | null
	readonly key_1: string | number
	readonly key_2?: string | number
}
