import { type RawBuilder, sql } from 'kysely'
import type { RegistrationSort } from './messages/registration-query.ts'
import { optionalColumns } from './rules/registration-columns.ts'
import { textId } from '#platform/db/address-key.ts'

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

/**
 * The order of the list by one column. Rows with equal values are sorted by `created_at`, then by id: a total order, so
 * that a page can begin after any row. Rows without a value come last in both directions.
 *
 * @param isBackward whether the list is read from its end
 */
export function registrationOrder(sort: RegistrationSort, isBackward = false) {
	const isDescending = sort.startsWith('-')
	const isUpward = isDescending === isBackward
	const keys = keysOf(sort.replace('-', ''), isDescending)
	const direction = isUpward ? sql`asc` : sql`desc`
	return {
		/** For ORDER BY. */
		terms: sql.join(keys.map((key) => sql`${key} ${direction}`)),
		/** SQL condition: the row follows the row with this id. False for every row if no row has this id. */
		isAfterCursor: (id: string) => sql<boolean>`(${sql.join(keys)}) ${isUpward ? sql`>` : sql`<`} (
			select ${sql.join(keys)} from waitlist_emails where id = ${id}
		)`,
	}
}

/** The creation time, qualified by its table, because ORDER BY prefers a selected expression of the same name. */
const created = sql`waitlist_emails.created_at`

/** The sort keys, all in the same direction: the sorted column, `created_at`, id. */
function keysOf(column: string, isDescending: boolean): readonly RawBuilder<unknown>[] {
	if (column === 'created_at') return [created, sql.ref('id')]
	const key = column === 'email' ? textId : sql.ref(column)
	if (!optionalColumns.some((each) => each === column)) return [key, created, sql.ref('id')]
	const isLast = isDescending ? sql`(${key} is not null)` : sql`(${key} is null)`
	// Replaces null, because a comparison with null is never true.
	const value = sql`coalesce(${key}, ${column === 'confirmed_at' ? created : sql`''`})`
	return [isLast, value, created, sql.ref('id')]
}
