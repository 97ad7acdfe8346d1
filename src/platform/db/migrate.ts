import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { OperatorError } from '#values/operator-error.ts'
import type { Database } from './database.ts'
import { createFirstSchema } from './migrations/001-first-schema.ts'
import type { Connection } from './tables.ts'

/**
 * All migrations, in the order of their names. A released migration never changes; the first one was released with
 * 1.0.0.
 */
const migrations = { '001-first-schema': createFirstSchema }

/** Not Kysely's default names: a database with an adopted table may belong to another application that uses Kysely. */
export const tableNames = {
	migrationTableName: 'innervolt_migrations',
	migrationLockTableName: 'innervolt_migrations_lock',
}

export function isKnownMigration(name: string): boolean {
	return Object.hasOwn(migrations, name)
}

/**
 * Migrates the database to this release's schema in one transaction. Processes that start at the same
 * time wait for each other.
 *
 * @returns notes for the operator, one sentence each
 * @throws OperatorError
 */
export async function migrate(db: Database): Promise<readonly string[]> {
	const applied = await appliedMigrations(db.read)
	const unknown = applied.find((name) => !isKnownMigration(name))
	if (unknown !== undefined) {
		throw new OperatorError(
			`The database has the migration ${unknown}, which this release does not know. Start a newer release, or restore a backup from before the upgrade.`,
		)
	}
	if (applied.length === Object.keys(migrations).length) return []
	return await db.withMaintenanceConnection((own) =>
		db.kind === 'sqlite' ? inTransaction(own, migrateIn) : migrateIn(own, 'postgres'),
	)
}

async function appliedMigrations(db: Connection): Promise<readonly string[]> {
	try {
		const table = sql.table(tableNames.migrationTableName)
		const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db)
		return rows.map(({ name }) => name)
	} catch {
		// A new database has no table of migrations. Any other error recurs in the migration.
		return []
	}
}

async function migrateIn(db: Connection, kind: Database['kind']): Promise<readonly string[]> {
	const notes: string[] = []
	const steps = Object.entries(migrations).map(([name, create]) => {
		const up = async (own: Connection) => {
			notes.push(...(await create(own, kind)))
		}
		return [name, { up }]
	})
	const { error } = await new Migrator({
		db,
		provider: { getMigrations: async () => Object.fromEntries(steps) },
		...tableNames,
		// Otherwise the Migrator takes a table of this name in any schema for its own.
		...(kind === 'postgres' && { migrationTableSchema: await currentSchema(db) }),
	}).migrateToLatest()
	if (error !== undefined) throw error
	return notes
}

async function currentSchema(db: Connection): Promise<string> {
	const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
	return rows[0]?.name ?? 'public'
}

/** Kysely's Migrator begins a transaction on PostgreSQL alone, though SQLite's DDL is transactional too. */
async function inTransaction<T>(
	db: Connection,
	work: (own: Connection, kind: 'sqlite') => Promise<T>,
): Promise<T> {
	return await db.connection().execute(async (own) => {
		await sql`begin immediate`.execute(own)
		try {
			const result = await work(own, 'sqlite')
			await sql`commit`.execute(own)
			return result
		} catch (error) {
			await sql`rollback`.execute(own)
			throw error
		}
	})
}
