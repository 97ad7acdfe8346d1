import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Connection } from '#platform/db/tables.ts'

/** The types that the databases call by different names. */
const types = {
	sqlite: { TIME: 'text', BYTES: 'blob' },
	postgres: { TIME: 'timestamptz', BYTES: 'bytea' },
} as const

/** Runs statements in order. The placeholders TIME and BYTES become the database's types. */
export async function runStatements(
	db: Connection,
	kind: Database['kind'],
	statements: readonly string[],
): Promise<void> {
	for (const statement of statements) {
		const { TIME, BYTES } = types[kind]
		const text = statement.replaceAll('TIME', TIME).replaceAll('BYTES', BYTES)
		await sql.raw(text).execute(db)
	}
}
