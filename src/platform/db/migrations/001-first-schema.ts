import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#platform/db/database.ts'
import type { Connection } from '#platform/db/tables.ts'
import { adoptTable } from './adopted-table.ts'
import { runStatements } from './run-statements.ts'

/** The schema of 1.0.0, which never changes, as statements; the first creates `waitlist_emails` unless it exists. */
const statements = ['people', 'mails', 'owner'].flatMap((name) =>
	readFileSync(join(import.meta.dirname, '001-first-schema', `${name}.sql`), 'utf8')
		.split(';\n')
		.slice(0, -1),
)

/**
 * An existing table `waitlist_emails` with id, email, source, status and created_at is adopted: its rows are kept.
 *
 * @returns notes for the operator, one sentence each
 */
export async function createFirstSchema(
	db: Connection,
	kind: Database['kind'],
): Promise<readonly string[]> {
	const notes = await adoptTable(db, kind, statements[0] ?? '')
	await runStatements(db, kind, statements)
	return notes
}
