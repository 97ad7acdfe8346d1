import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from './database.ts'
import { databases, openTestStore, type TestDatabase } from '#testing/databases.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

// One dump with rows per released schema and database. Released dumps never change.
const folder = join(import.meta.dirname, 'migrations/released')

describe.each(databases)('$kind', (kind) => {
	const files = globSync(`${kind.kind}-*.sql`, { cwd: folder }).toSorted()

	test.each(files)('%s is migrated to the current schema with its rows unchanged', async (file) => {
		const db = await released(kind, file)
		const { schema_version: _earlier, ...before } = await contents(db.read)
		expect(before['waitlist_emails']).toHaveLength(2)
		await migrate(db)
		const { schema_version: version, ...after } = await contents(db.read)
		expect(after).toMatchObject(before)
		const fresh = await openTestStore(kind)
		expect(await shape(db.read)).toEqual(await shape(fresh.db.read))
		expect(version).toEqual((await contents(fresh.db.read))['schema_version'])
	})
})

/** A database restored from the dump of a release. */
async function released(kind: TestDatabase, file: string): Promise<Database> {
	const db = kind.open(await kind.createEmpty())
	onTestFinished(() => db.close())
	const statements = readFileSync(join(folder, file), 'utf8').split(/;\n/).filter(Boolean)
	await db.write(async (transaction) => {
		for (const statement of statements) await sql.raw(statement).execute(transaction)
	})
	return db
}

/** Every row of every table. */
async function contents(db: Kysely<Tables>): Promise<Record<string, unknown[]>> {
	const found: Record<string, unknown[]> = {}
	for (const { name } of await tables(db)) {
		const { rows } = await sql`select * from ${sql.table(name)} order by 1`.execute(db)
		found[name] = rows
	}
	return found
}

/** Tables, columns and types. */
async function shape(db: Kysely<Tables>) {
	const found = await tables(db)
	return found.map(({ name, columns }) => ({ name, columns: columns.toSorted() }))
}

/**
 * The tables of the database, or of the schema on PostgreSQL. Kysely's introspection reads all schemas there, and fails
 * when another test drops a table meanwhile.
 */
async function tables(db: Kysely<Tables>) {
	const { rows } = await sql<{ name: string; columns: string }>`
		select table_name as name, string_agg(column_name || ' ' || data_type || ' ' || is_nullable, ',') as columns
		from information_schema.columns where table_schema = current_schema()
		group by table_name order by table_name collate "C"`
		.execute(db)
		.catch(() => ({ rows: undefined }))
	if (rows !== undefined) {
		return rows.map(({ name, columns }) => ({ name, columns: columns.split(',') }))
	}
	const all = await db.introspection.getTables()
	return all.map(({ name, columns }) => ({
		name,
		columns: columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`),
	}))
}
