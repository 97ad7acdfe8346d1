import { type RawBuilder, sql } from 'kysely'
import type { RegistrationFilter } from '#contract/registration-query.ts'
import type { Database } from '#server/platform/db/database.ts'

const dayMs = 86_400_000

/** The columns that a filter compares with a value; the index of an earlier one is expected to find fewer rows. */
const comparedColumns = ['campaign', 'country', 'source', 'locale', 'status'] as const

/** A column with conditions of a filter. */
export type FilterColumn = (typeof comparedColumns)[number] | 'created_at'

/**
 * The columns that a filter restricts.
 *
 * @example filteredColumns({ status: 'active', from: '2026-01-05' }) // ['status', 'created_at']
 */
export function filteredColumns(filter: RegistrationFilter): readonly FilterColumn[] {
	const compared = comparedColumns.filter((column) => filter[column] !== undefined)
	const isDated = filter.from !== undefined || filter.to !== undefined
	return isDated ? [...compared, 'created_at'] : compared
}

/**
 * The conditions of a filter.
 *
 * @param isIndexed whether SQLite may find the rows by the column's index; a unary plus, which changes nothing else,
 * keeps it from that
 */
export function filterConditions(
	filter: RegistrationFilter,
	kind: Database['kind'],
	isIndexed: (column: FilterColumn) => boolean,
): readonly RawBuilder<boolean>[] {
	const column = (name: FilterColumn) => {
		const reference = referenceTo(name, kind)
		return kind === 'postgres' || isIndexed(name) ? reference : sql`+${reference}`
	}
	const { from, to } = filter
	return [
		...comparedColumns.flatMap((name) => {
			const value = filter[name]
			if (value === undefined) return []
			const isEqual = Array.isArray(value)
				? sql<boolean>`${column(name)} in (${sql.join(value)})`
				: sql<boolean>`${column(name)} = ${value}`
			// PostgreSQL cannot see by itself that a partial index has all these rows.
			return kind === 'sqlite' ? [isEqual] : [isEqual, sql<boolean>`${sql.ref(name)} is not null`]
		}),
		...(from === undefined
			? []
			: [sql<boolean>`${column('created_at')} >= ${startOfDay(Date.parse(from), kind)}`]),
		...(to === undefined
			? []
			: [sql<boolean>`${column('created_at')} < ${startOfDay(Date.parse(to) + dayMs, kind)}`]),
	]
}

/** As in the indexes of the list. */
function referenceTo(column: FilterColumn, kind: Database['kind']): RawBuilder<unknown> {
	if (kind === 'sqlite' || column === 'created_at') return sql`${sql.ref(column)}`
	return sql`(${sql.ref(column)} collate "C")`
}

/**
 * The start of a day in UTC. In SQLite it is the day without a time, which is less than every time of that day in each
 * form that a row can have; PostgreSQL would read it in the time zone of its session.
 */
function startOfDay(time: number, kind: Database['kind']): string {
	const text = new Date(time).toISOString()
	return kind === 'sqlite' ? text.slice(0, 10) : text
}
