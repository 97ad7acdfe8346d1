import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, openStore } from './databases.fixture.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

// One file for each released schema and database, with rows in it. A released one is never changed.
const released = join(import.meta.dirname, 'migrations/released')

describe.each(databases)('$kind', (kind) => {
	const files = globSync(`${kind.kind}-*.sql`, { cwd: released }).toSorted()

	test.each(files)('%s becomes this release, its rows intact', async (file) => {
		const db = kind.open(await kind.place())
		onTestFinished(() => db.close())
		const statements = readFileSync(join(released, file), 'utf8').split(/;\n/).filter(Boolean)
		await db.write(async (transaction) => {
			for (const statement of statements) await sql.raw(statement).execute(transaction)
		})
		const { schema_version: _earlier, ...before } = await contents(db.read)
		expect(before['waitlist_emails']).toHaveLength(2)
		await migrate(db)
		const { schema_version: version, ...after } = await contents(db.read)
		expect(after).toMatchObject(before)
		const fresh = await openStore(kind)
		expect(await shape(db.read)).toEqual(await shape(fresh.db.read))
		expect(version).toEqual((await contents(fresh.db.read))['schema_version'])
	})

	test('there is such a file for every schema', async () => {
		const { db } = await openStore(kind)
		expect((await contents(db.read))['schema_version']).toEqual([{ version: files.length }])
	})
})

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
	return found.map(({ name, columns }) => ({
		name,
		columns: columns
			.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`)
			.toSorted(),
	}))
}

async function tables(db: Kysely<Tables>) {
	const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`
		.execute(db)
		.catch(() => ({ rows: [{ schema: null }] }))
	const all = await db.introspection.getTables()
	return all
		.filter(({ schema }) => schema === (rows[0]?.schema ?? undefined))
		.toSorted((one, other) => one.name.localeCompare(other.name))
}
