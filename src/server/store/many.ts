// Statements on many rows whose text does not tell how many: SQLite's prepared statements are kept by
// their text, and one for each size of a batch would take a hundred megabytes.
import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Inserts rows in their order, but for those that are there already. What a row leaves out is null. */
export async function insertAll<Table extends keyof Tables>(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	table: Table,
	rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
	const names = sql.join(columns.map((column) => sql.ref(column)))
	const json = JSON.stringify(rows)
	const values =
		kind === 'sqlite'
			? sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
				from json_each(${json})`
			: sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json})`
	// Without a condition SQLite would take the last clause for one of a join.
	await sql`insert into ${sql.table(table)} (${names}) ${values} where true on conflict do nothing`.execute(
		transaction,
	)
}

/** The right side of `in`. */
export function among(
	kind: Database['kind'],
	values: readonly string[],
): readonly string[] | RawBuilder<string> {
	if (kind === 'postgres') return values
	return sql<string>`(select value from json_each(${JSON.stringify(values)}))`
}
