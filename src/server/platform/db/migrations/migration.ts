import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A schema migration. Returns notes for the operator, one sentence each. */
export type Migration = (
	db: Transaction<Tables>,
	kind: Database['kind'],
) => Promise<readonly string[]>

/** Runs statements in order. The placeholder TIME becomes the database's timestamp type. */
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
