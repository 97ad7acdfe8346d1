import { type RawBuilder, sql } from 'kysely'
import type { RegistrationRow } from '#contract/registration-page.ts'
import type { RegistrationSort } from '#contract/registration-query.ts'
import { optionalColumns } from '#domain/waitlist/registration-columns.ts'
import { addressText } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'

/** The values of a row's sort keys; only the first can be null. */
export type RowKeys = readonly (string | number | null)[]

const plainColumns = ['id', 'email', 'source', 'status', ...optionalColumns] as const

/** The selected columns of `RegistrationRow`. */
export const rowColumns = {
	sqlite: [
		...plainColumns,
		// A row inserted by hand may hold `2026-01-05 12:00:00`, SQLite's own UTC format.
		sql<string>`case when created_at glob '????-??-?? ??:??:??'
			then replace(created_at, ' ', 'T') || 'Z' else created_at end`.as('created_at'),
	],
	postgres: [...plainColumns, sql<string>`created_at`.as('created_at')],
} as const

/** A row with the values of its sort keys. */
export type KeyedRow = RegistrationRow & {
	readonly key_0: string | null
	readonly key_1: string | number
	readonly key_2?: string | number
}

type Order = {
	/** The sort keys: the sorted column, `created_at`, row id. */
	readonly all: readonly RawBuilder<unknown>[]
	/** Whether values grow in the direction of reading. */
	readonly isUpward: boolean
	/** Whether the list is read from its end. */
	readonly isBackward: boolean
	/** Whether the first key can be null. */
	readonly hasEmpty: boolean
}

/**
 * The order of the list by one column. Rows with equal values are sorted by `created_at`, then by row id: a total order,
 * so that a page can begin after any row. Rows without a value come last in both directions.
 *
 * @param isBackward whether the list is read from its end
 */
export function registrationOrder(
	sort: RegistrationSort,
	kind: Database['kind'],
	isBackward = false,
) {
	const column = sort.replace('-', '')
	const rowId = rowIds[kind]
	const leading = column === 'created_at' ? [] : [keyOf(column, kind)]
	const all = [...leading, created, rowId]
	const order: Order = {
		all,
		isUpward: sort.startsWith('-') === isBackward,
		isBackward,
		hasEmpty: optionalColumns.some((each) => each === column),
	}
	return {
		rowId,
		/** Whether SQLite sorts by the latest confirmations. */
		isLatestFirst: kind === 'sqlite' && column === 'confirmed_at' && !order.isUpward,
		/** The keys of a row as selected columns. */
		keys: all.map((key, index) => exact(key, kind).as(`key_${index}`)),
		/** For ORDER BY. */
		terms: orderTerms(order),
		/** The condition that a row follows the row with the given keys. */
		follows: (values: RowKeys) => follows(order, values),
	}
}

function orderTerms({ all, isUpward, isBackward, hasEmpty }: Order): RawBuilder<unknown> {
	const direction = isUpward ? sql`asc` : sql`desc`
	const nulls = isBackward ? sql`nulls first` : sql`nulls last`
	return sql.join(
		all.map((key, index) =>
			index === 0 && hasEmpty ? sql`${key} ${direction} ${nulls}` : sql`${key} ${direction}`,
		),
	)
}

function follows(order: Order, values: RowKeys): RawBuilder<boolean> {
	if (!order.hasEmpty) return compare(order, values)
	const condition = values[0] === null ? followsEmpty(order, values) : followsFilled(order, values)
	// `is true` keeps SQLite from splitting the OR and looking up all rows without a value one by one in the table.
	return sql`(${condition}) is true`
}

function followsEmpty(order: Order, values: RowKeys): RawBuilder<boolean> {
	const [leading] = order.all
	return order.isBackward
		? sql`${leading} is not null or ${compare(order, values, 1)}`
		: sql`${leading} is null and ${compare(order, values, 1)}`
}

function followsFilled(order: Order, values: RowKeys): RawBuilder<boolean> {
	const [leading] = order.all
	return order.isBackward
		? compare(order, values)
		: sql`${compare(order, values)} or ${leading} is null`
}

/** Compares the keys from index `first` on. */
function compare({ all, isUpward }: Order, values: RowKeys, first = 0): RawBuilder<boolean> {
	const operator = isUpward ? sql`>` : sql`<`
	return sql`(${sql.join(all.slice(first))}) ${operator} (${sql.join(values.slice(first))})`
}

/** The row id: the last key of every order. */
const rowIds = {
	// SQLite appends the rowid to every index; `id` would make each index larger.
	sqlite: sql<string | number>`waitlist_emails.rowid`,
	postgres: sql<string | number>`waitlist_emails.id`,
} as const

/** Qualified with its table, because ORDER BY prefers the selected expression of the same name. */
const created = sql`waitlist_emails.created_at`

function keyOf(column: string, kind: Database['kind']): RawBuilder<unknown> {
	const key = column === 'email' ? addressText : sql`${sql.ref(column)}`
	if (kind === 'sqlite' || column === 'confirmed_at') return key
	// Compares bytes as SQLite does, not by the rules of a language.
	return sql`(${key} collate "C")`
}

/** PostgreSQL stores microseconds, which a JavaScript Date would truncate, so it returns text. */
function exact(key: RawBuilder<unknown>, kind: Database['kind']): RawBuilder<unknown> {
	return kind === 'sqlite' ? key : sql`cast(${key} as text)`
}
