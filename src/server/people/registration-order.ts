import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import type { RegistrationRow } from '#contract/registration-page.ts'
import type { RegistrationSort } from '#contract/registration-query.ts'
import { optionalColumns } from '#domain/waitlist/registration-columns.ts'
import { addressText } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'

/** The values by which a row is sorted; only the first can be null. */
export type RowKeys = readonly (string | number | null)[]

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

/**
 * The order of the list by one column. Equal rows follow by time and then by id, so that the order is total and a page
 * can begin after any row. Rows without a value come last in both directions.
 *
 * @param isBackward reads the list from its end
 */
export function registrationOrder(
	sort: RegistrationSort,
	kind: Database['kind'],
	isBackward = false,
) {
	const column = sort.replace('-', '')
	const isUpward = sort.startsWith('-') === isBackward
	const hasEmpty = optionalColumns.some((each) => each === column)
	const rowId = rowIds[kind]
	const ties = [created, rowId]
	const leading = column === 'created_at' ? [] : [keyOf(column, kind)]
	const all = [...leading, ...ties]

	/** The keys of a row as columns. */
	const keys: AliasedRawBuilder<unknown, string>[] = all.map((key, index) =>
		exact(key, kind).as(`key_${index}`),
	)

	/** For ORDER BY. */
	const terms = sql.join(
		all.map((key, index) => {
			const direction = isUpward ? sql`asc` : sql`desc`
			if (index > 0 || !hasEmpty) return sql`${key} ${direction}`
			return sql`${key} ${direction} ${isBackward ? sql`nulls first` : sql`nulls last`}`
		}),
	)

	/** The condition that a row follows the one with these keys. */
	function follows(values: RowKeys): RawBuilder<boolean> {
		if (!hasEmpty) return compare(values)
		// As one value: SQLite would look up the rows without a value, most of them perhaps, one by one in the table.
		return sql`(${values[0] === null ? followsEmpty(values) : followsFilled(values)}) is true`
	}

	function followsEmpty(values: RowKeys): RawBuilder<boolean> {
		return isBackward
			? sql`${all[0]} is not null or ${compare(values, 1)}`
			: sql`${all[0]} is null and ${compare(values, 1)}`
	}

	function followsFilled(values: RowKeys): RawBuilder<boolean> {
		return isBackward ? compare(values) : sql`${compare(values)} or ${all[0]} is null`
	}

	/** Compares the keys from one on. */
	function compare(values: RowKeys, first = 0): RawBuilder<boolean> {
		const operator = isUpward ? sql`>` : sql`<`
		return sql`(${sql.join(all.slice(first))}) ${operator} (${sql.join(values.slice(first))})`
	}

	return { rowId, keys, terms, follows }
}

/** The key by which SQLite and PostgreSQL find a row; the last one of every order. */
const rowIds = {
	// Ends every index of the table; the id would make each of them larger.
	sqlite: sql<string | number>`waitlist_emails.rowid`,
	postgres: sql<string | number>`waitlist_emails.id`,
} as const

/** With its table, because ORDER BY prefers the selected column of that name, which is not the stored one. */
const created = sql`waitlist_emails.created_at`

function keyOf(column: string, kind: Database['kind']): RawBuilder<unknown> {
	const key = column === 'email' ? addressText : sql`${sql.ref(column)}`
	if (kind === 'sqlite' || column === 'confirmed_at') return key
	// As SQLite compares: by bytes, not by the rules of a language.
	return sql`(${key} collate "C")`
}

/** As text in PostgreSQL, which stores microseconds: a JavaScript Date would truncate them. */
function exact(key: RawBuilder<unknown>, kind: Database['kind']): RawBuilder<unknown> {
	return kind === 'sqlite' ? key : sql`cast(${key} as text)`
}
