import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Connection } from '#platform/db/tables.ts'

/** Types and functions with different names in the two databases. */
const names: Readonly<Record<Database['kind'], Readonly<Record<string, string>>>> = {
	sqlite: {
		TIME: 'text',
		BYTES: 'blob',
		NEW_ID: 'lower(hex(randomblob(16)))',
		NOW: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
		// Stores rows in the order of the primary key, without a separate index.
		WITHOUT_ROWID: 'without rowid',
	},
	postgres: {
		TIME: 'timestamptz',
		BYTES: 'bytea',
		NEW_ID: 'gen_random_uuid()::text',
		NOW: 'now()',
		WITHOUT_ROWID: '',
	},
}

/** Runs statements in order. Placeholders such as TIME are replaced by the names of the database. */
export async function runStatements(
	db: Connection,
	kind: Database['kind'],
	statements: readonly string[],
): Promise<void> {
	for (const statement of statements) {
		const text = statement.replaceAll(/\b[A-Z_]+\b/g, (word) => names[kind][word] ?? word)
		await sql.raw(text).execute(db)
	}
}
