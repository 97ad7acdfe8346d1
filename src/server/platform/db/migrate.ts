import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { createFirstSchema } from '#server/platform/db/migrations/001-first-schema.ts'
import { createWordEdits } from '#server/platform/db/migrations/003-words.ts'
import { createWordReviews } from '#server/platform/db/migrations/004-word-reviews.ts'
import { createSeries } from '#server/platform/db/migrations/005-series.ts'
import { addLetterTiming } from '#server/platform/db/migrations/006-letter-timing.ts'
import { createPeopleByHand } from '#server/platform/db/migrations/007-people-by-hand.ts'
import { createFigures } from '#server/platform/db/migrations/008-figures.ts'
import { createLetterPictures } from '#server/platform/db/migrations/009-letter-pictures.ts'
import { addLetterArchive } from '#server/platform/db/migrations/010-letter-archive.ts'
import { createSettings } from '#server/platform/db/migrations/002-settings.ts'
import type { Migration } from '#server/platform/db/migrations/migration.ts'
import type { Tables } from './tables.ts'

/** In order. Released migrations never change; new ones are appended. */
const migrations: readonly Migration[] = [
	createFirstSchema,
	createSettings,
	createWordEdits,
	createWordReviews,
	createSeries,
	addLetterTiming,
	createPeopleByHand,
	createFigures,
	createLetterPictures,
	addLetterArchive,
]

/** The number of this release's schema. */
export const currentSchema = migrations.length

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
	return await db.maintain((own) => own.transaction().execute((each) => migrateIn(each, db.kind)))
}

/** The number of a database's schema; 0 if it has none yet. */
export async function readSchema(db: Pick<Database, 'read'>): Promise<number> {
	try {
		return (await selectVersion(db.read)).rows[0]?.version ?? 0
	} catch (error) {
		if (isMissingTable(error)) return 0
		throw error
	}
}

function isMissingTable(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return ('code' in error && error.code === '42P01') || error.message.startsWith('no such table')
}

async function migrateIn(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
): Promise<readonly string[]> {
	// SQLite needs no lock: BEGIN IMMEDIATE already excludes other writers.
	if (kind === 'postgres') {
		await sql`select pg_advisory_xact_lock(hashtext('innervolt migrations'))`.execute(transaction)
	}
	await sql`create table if not exists schema_version (version integer not null)`.execute(
		transaction,
	)
	const found = await selectVersion(transaction)
	const version = found.rows[0]?.version ?? 0
	if (version > migrations.length) {
		throw new NewerSchemaError(
			`The database has schema ${version}; this release knows ${migrations.length}. Start a newer release, or restore a backup from before the upgrade.`,
		)
	}
	const notes: string[] = []
	for (const step of migrations.slice(version)) notes.push(...(await step(transaction, kind)))
	await sql`delete from schema_version`.execute(transaction)
	await sql`insert into schema_version (version) values (${migrations.length})`.execute(transaction)
	return notes
}

/** Whether the schema is current. Avoids the transaction at nearly every start, which needs a thread on SQLite. */
async function isCurrent(db: Database): Promise<boolean> {
	try {
		const { rows } = await selectVersion(db.read)
		return rows[0]?.version === migrations.length
	} catch {
		// A new database has no such table. Any other error recurs in the transaction.
		return false
	}
}

async function selectVersion(db: Kysely<Tables>) {
	return await sql<{ version: number }>`select version from schema_version`.execute(db)
}
