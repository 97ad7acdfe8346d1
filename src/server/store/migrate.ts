import { sql } from 'kysely'
import type { Database } from './database.ts'
import { adoptWaitlist } from './migrations/001-waitlist.ts'
import { createMail } from './migrations/002-mail.ts'
import { createAccounts } from './migrations/003-accounts.ts'
import { rememberOptOuts } from './migrations/004-opt-outs.ts'
import { compareInAscii } from './migrations/005-international-domains.ts'
import type { Migration } from './migrations/migration.ts'

/** In order; a released one is never changed, the next one is appended. */
const migrations: readonly Migration[] = [
	adoptWaitlist,
	createMail,
	createAccounts,
	rememberOptOuts,
	compareInAscii,
]

/** The database was written by a newer release: going on would damage it. */
export class NewerSchemaError extends Error {
	override name = 'NewerSchemaError'
}

/**
 * Brings the database to this release's schema, all or nothing. Processes that start at once wait for
 * each other.
 *
 * @returns what an operator should know, one sentence each
 * @throws NewerSchemaError
 */
export async function migrate(db: Database): Promise<readonly string[]> {
	return await db.writeWithoutTimeout(async (transaction) => {
		// SQLite's transaction is already alone: it began IMMEDIATE.
		if (db.kind === 'postgres') {
			await sql`select pg_advisory_xact_lock(hashtext('innervolt migrations'))`.execute(transaction)
		}
		await sql`create table if not exists schema_version (version integer not null)`.execute(
			transaction,
		)
		const found = await sql<{ version: number }>`select version from schema_version`.execute(
			transaction,
		)
		const version = found.rows[0]?.version ?? 0
		if (version > migrations.length) {
			throw new NewerSchemaError(
				`The database has schema ${version}; this release knows ${migrations.length}. Start a newer release.`,
			)
		}
		const notes: string[] = []
		for (const step of migrations.slice(version)) notes.push(...(await step(transaction, db.kind)))
		await sql`delete from schema_version`.execute(transaction)
		await sql`insert into schema_version (version) values (${migrations.length})`.execute(
			transaction,
		)
		return notes
	})
}
