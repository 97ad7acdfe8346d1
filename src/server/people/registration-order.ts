import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { RegistrationSort } from '#contract/registration-query.ts'
import { addressText } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The values by which a row is sorted; only the first can be null. */
export type RowKeys = readonly (string | number | null)[]

/** A part of the list that one index has in order: the rows with, or those without, a value to sort by. */
export type Stretch = { readonly isNull: boolean; readonly after: RowKeys | null }

type Rows<Selected> = SelectQueryBuilder<Tables, 'waitlist_emails', Selected>

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
	const isByDate = column === 'created_at'
	const isUpward = sort.startsWith('-') === isBackward
	const { tie, exact } = expressions[kind]
	// Without the collation, which would keep PostgreSQL from its partial indexes.
	const filled = column === 'email' ? addressText : sql.ref(column)
	const leading = isByDate ? created : keyOf(column, kind)
	const following = isByDate ? [tie] : [created, tie]

	/** The keys of a row as columns. */
	const keys: AliasedRawBuilder<unknown, string>[] = [leading, ...following].map((key, index) =>
		exact(key).as(`key_${index}`),
	)

	/** The stretches that follow a row, in order; all of them from the beginning without one. */
	function stretches(after: RowKeys | null): readonly Stretch[] {
		const all = isByDate ? [false] : isBackward ? [true, false] : [false, true]
		const start = after === null ? 0 : all.indexOf(after[0] === null)
		return all.slice(start).map((isNull, index) => ({ isNull, after: index === 0 ? after : null }))
	}

	/** Restricts a query to a stretch and orders it. `isIndexed`: whether SQLite may read an index in that order. */
	function apply<Selected>(
		rows: Rows<Selected>,
		{ isNull, after }: Stretch,
		isIndexed: boolean,
	): Rows<Selected> {
		const first = isIndexed || kind === 'postgres' ? leading : sql`+${leading}`
		let part = rows
		for (const key of [first, ...following]) part = part.orderBy(key, isUpward ? 'asc' : 'desc')
		if (!isByDate) {
			const condition = isNull ? sql`is null` : sql`is not null`
			part = part.where(sql<boolean>`${filled} ${condition}`)
		}
		if (after === null) return part
		// Without a value the first key is the same in all rows, and a comparison with null would be null.
		const compared = isNull ? following : [first, ...following]
		const values = isNull ? after.slice(1) : after
		const operator = isUpward ? sql`>` : sql`<`
		return part.where(sql<boolean>`(${sql.join(compared)}) ${operator} (${sql.join(values)})`)
	}

	return { isByDate, keys, stretches, apply }
}

function keyOf(column: string, kind: Database['kind']): RawBuilder<unknown> {
	const key = column === 'email' ? addressText : sql`${sql.ref(column)}`
	if (kind === 'sqlite' || column === 'confirmed_at') return key
	// As SQLite compares: by bytes, not by the rules of a language.
	return sql`(${key} collate "C")`
}

/** With its table, because ORDER BY prefers the selected column of that name, which no index has. */
const created = sql`waitlist_emails.created_at`

const expressions = {
	sqlite: {
		// Ends every index of the table; the id would make each of them twice as large.
		tie: sql`rowid`,
		exact: (key: RawBuilder<unknown>) => key,
	},
	postgres: {
		tie: sql`id`,
		// As text: PostgreSQL stores microseconds, which a JavaScript Date would truncate.
		exact: (key: RawBuilder<unknown>) => sql`cast(${key} as text)`,
	},
} as const
