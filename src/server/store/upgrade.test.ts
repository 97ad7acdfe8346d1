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
		const { schema_version: _earlier, secrets: _keys, ...before } = await contents(db.read)
		before['outbox'] = before['outbox']?.map(withoutWords) ?? []
		expect(before['waitlist_emails']).toHaveLength(2)
		await migrate(db)
		const { schema_version: version, ...after } = await contents(db.read)
		expect(after).toMatchObject(before)
		const fresh = await openTestStore(kind)
		expect(await shape(db.read)).toEqual(await shape(fresh.db.read))
		expect(version).toEqual((await contents(fresh.db.read))['schema_version'])
	})

	test('opt-outs without a time get one', async () => {
		const db = await released(kind, `${kind.kind}-3.sql`)
		await db.write((transaction) =>
			sql`update waitlist_emails set status = 'unsubscribed' where id = 'w2'`.execute(transaction),
		)
		await migrate(db)
		const rows = db.read.selectFrom('waitlist_emails').select('unsubscribed_at').orderBy('id')
		expect(await rows.execute()).toEqual([
			{ unsubscribed_at: null },
			{ unsubscribed_at: expect.stringMatching(/^\d{4}-.*T.*\.\d{3}Z$/) },
		])
	})

	test('existing international domains get an ASCII form, unless another row has that address', async () => {
		const db = await released(kind, `${kind.kind}-4.sql`)
		await db.write(async (transaction) => {
			await sql`update waitlist_emails set email = 'jose@exämple.de' where id = 'w1'`.execute(
				transaction,
			)
			await sql`update waitlist_emails set email = 'jose@xn--exmple-cua.de' where id = 'w2'`.execute(
				transaction,
			)
			await sql`insert into waitlist_emails (id, email, source, status, created_at)
				values ('w3', 'Ana@bücher.example', 'landing', 'active', '2026-01-05T12:00:00.000Z')`.execute(
				transaction,
			)
		})
		await migrate(db)
		const rows = db.read
			.selectFrom('waitlist_emails')
			.select(['email', 'email_ascii'])
			.orderBy('id')
		expect(await rows.execute()).toEqual([
			{ email: 'jose@exämple.de', email_ascii: null },
			{ email: 'jose@xn--exmple-cua.de', email_ascii: null },
			{ email: 'Ana@bücher.example', email_ascii: 'Ana@xn--bcher-kva.example' },
		])
	})

	test('of two account names that SQLite told apart, both are kept', async () => {
		const db = await released(kind, `${kind.kind}-14.sql`)
		await db.write((transaction) =>
			sql`insert into admins (id, name, password_hash, created_at) values
				('n1', 'Óscar', 'x', '2026-01-05T12:00:00.000Z'),
				('n2', ${kind.kind === 'sqlite' ? 'óscar' : 'Ósca'}, 'x', '2026-01-05T13:00:00.000Z')`.execute(
				transaction,
			),
		)
		await migrate(db)
		const rows = db.read.selectFrom('admins').select('name_key').where('id', 'in', ['n1', 'n2'])
		expect(await rows.orderBy('id').execute()).toEqual([
			{ name_key: 'óscar' },
			{ name_key: kind.kind === 'sqlite' ? 'óscar\nn2' : 'ósca' },
		])
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

/** The words and the state of mails that wait do not outlast the move of the keys. */
function withoutWords(mail: unknown): object {
	const gone = new Set(['body_text', 'body_html', 'unsubscribe_url', 'state', 'failure'])
	return Object.fromEntries(Object.entries(Object(mail)).filter(([column]) => !gone.has(column)))
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
