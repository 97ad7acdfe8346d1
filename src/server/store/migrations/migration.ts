import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/store/database.ts'
import type { Tables } from '#server/store/tables.ts'

/** One step of the schema. Answers what an operator should know, one sentence each. */
export type Migration = (db: Kysely<Tables>, kind: Database['kind']) => Promise<readonly string[]>

/** Runs statements one by one. TIME stands for the database's type of a point in time. */
export async function runStatements(
	db: Kysely<Tables>,
	kind: Database['kind'],
	statements: readonly string[],
): Promise<void> {
	for (const statement of statements) {
		const text = statement.replaceAll('TIME', kind === 'sqlite' ? 'text' : 'timestamptz')
		await sql.raw(text).execute(db)
	}
}
