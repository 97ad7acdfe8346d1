import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { adoptWaitlist } from './migrations/001-waitlist.ts'
import { createMail } from './migrations/002-mail.ts'
import { createAccounts } from './migrations/003-accounts.ts'
import { rememberOptOuts } from './migrations/004-opt-outs.ts'
import { compareInAscii } from './migrations/005-international-domains.ts'
import { createCounts } from './migrations/006-counts.ts'
import { addOwnersList } from './migrations/007-owners-list.ts'
import { addLetters } from './migrations/008-letters.ts'
import { addAccountSecurity } from './migrations/009-account-security.ts'
import { addLetterCounts } from './migrations/010-letter-counts.ts'
import { addMailReports } from './migrations/011-mail-reports.ts'
import { addWebhookEvents } from './migrations/012-webhook-events.ts'
import { addMailKinds } from './migrations/013-mail-kinds.ts'
import { indexUndeliverable } from './migrations/014-undeliverable-index.ts'
import { addNameKeys } from './migrations/015-name-keys.ts'
import { boundWork } from './migrations/016-bounded-work.ts'
import { treatSessionsAsStolen } from './migrations/017-sessions-as-stolen.ts'
import { takeKeysOut } from './migrations/018-keys-outside.ts'
import type { Migration } from './migrations/migration.ts'
import type { Tables } from './tables.ts'

/** In order. Released migrations never change; new ones are appended. */
const migrations: readonly Migration[] = [
	adoptWaitlist,
	createMail,
	createAccounts,
	rememberOptOuts,
	compareInAscii,
	createCounts,
	addOwnersList,
	addLetters,
	addAccountSecurity,
	addLetterCounts,
	addMailReports,
	addWebhookEvents,
	addMailKinds,
	indexUndeliverable,
	addNameKeys,
	boundWork,
	treatSessionsAsStolen,
	takeKeysOut,
]

/** The database has the schema of a newer release, which this one must not write to. */
export class NewerSchemaError extends Error {
	override name = 'NewerSchemaError'
}

/**
 * Migrates the database to this release's schema in one transaction. Processes that start at the same
 * time wait for each other.
 *
 * @returns notes for the operator, one sentence each
 * @throws NewerSchemaError
 */
export async function migrate(db: Database): Promise<readonly string[]> {
	if (await isCurrent(db)) return []
	return await db.writeWithoutTimeout(async (transaction) => {
		// SQLite needs no lock: BEGIN IMMEDIATE already excludes other writers.
		if (db.kind === 'postgres') {
			await sql`select pg_advisory_xact_lock(hashtext('innervolt migrations'))`.execute(transaction)
		}
		await sql`create table if not exists schema_version (version integer not null)`.execute(
			transaction,
		)
		const found = await selectVersion(transaction)
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

/** Spares nearly every start the transaction, which on SQLite takes a thread of its own. */
async function isCurrent(db: Database): Promise<boolean> {
	try {
		const { rows } = await selectVersion(db.read)
		return rows[0]?.version === migrations.length
	} catch {
		// A new database has no such table. Any other error comes again in the transaction.
		return false
	}
}

async function selectVersion(db: Kysely<Tables>) {
	return await sql<{ version: number }>`select version from schema_version`.execute(db)
}
