import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that a column holds one of some values. They are literals, not parameters: SQLite uses a partial index
 * only if the query repeats the index's condition.
 *
 * @example isOneOf('state', ['sent', 'refused']) // "state" in ('sent', 'refused')
 */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
	return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}
