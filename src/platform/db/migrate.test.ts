import { recordSignup } from '#testing/jobs.ts'
import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
	type TestDatabase,
	dailyDatabases,
	databases,
	readRegistrations,
	openTestStore,
} from '#testing/databases.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { addedColumns, columnsOfTable } from './migrations/adopted-table.ts'
import { systemClockAndRandom } from './context.ts'
import { createStore } from '#app/store.ts'

const runFile = promisify(execFile)

test('the schema of version 1.0.0 is unchanged since its release, because later changes are separate migrations', async () => {
	const [sqlite] = databases
	const { db } = await openTestStore(sqlite)
	const { rows } = await sql<{ sql: string }>`
		select sql from sqlite_master where sql is not null order by type desc, name
	`.execute(db.read)
	const statements = rows.map((each) => each.sql.replaceAll(/\s+/g, '')).join('\n')
	expect(hash('sha256', statements)).toBe(
		'4770c0a69186b193c14b1fbab591b38eecfbc3d8f6c1eb3d6758902d444ae51f',
	)
})

describe.each(databases)('$kind', (kind) => {
	test('migrating twice changes nothing', async () => {
		const { db } = await openTestStore(kind)
		expect(await migrate(db)).toEqual([])
	})

	test(
		'processes that migrate at the same time all find the complete schema',
		{ tags: 'night' },
		async () => {
			const where = await kind.createEmpty()
			const settings = JSON.stringify(
				kind.kind === 'sqlite'
					? { databaseUrl: null, dataDir: dirname(where) }
					: { databaseUrl: where, dataDir: '' },
			)
			const script = `
			import { openDatabase } from '#platform/db/open-database.ts'
			import { migrate } from '#platform/db/migrate.ts'
			const db = openDatabase(${settings})
			await migrate(db)
			await db.close()
		`
			const start = () => runFile(process.execPath, ['--input-type=module', '-e', script])
			await Promise.all([start(), start(), start()])
			const db = opened(kind, where)
			expect(await migrate(db)).toEqual([])
			const { rows } = await sql`select name from innervolt_migrations`.execute(db.read)
			expect(rows).toEqual([{ name: '001-first-schema' }])
		},
	)

	test('a database with the schema of a newer release is refused, and the error names the unknown migration', async () => {
		// This is not a database of the pool, because the next test would get that with this migration applied.
		const db = opened(kind, await kind.createEmpty())
		await migrate(db)
		await db.write((transaction) =>
			sql`insert into innervolt_migrations values ('999-later', '2030-01-01')`.execute(transaction),
		)
		await expect(migrate(db)).rejects.toThrow(
			/^The database has the migration 999-later, which this release does not know\./u,
		)
	})

	test('a row inserted by hand needs only the five original columns', async () => {
		const { db, store } = await openTestStore(kind)
		await db.write((transaction) =>
			sql`insert into waitlist_emails (id, email, source, status, created_at)
				values ('7', 'ada@example.com', 'landing', 'active', '2025-03-01T10:00:00.000Z')`.execute(
				transaction,
			),
		)
		expect(await readRegistrations(store)).toMatchObject([
			{
				id: '7',
				email: 'ada@example.com',
				source: 'landing',
				status: 'active',
				created_at: '2025-03-01T10:00:00.000Z',
			},
		])
	})

	test('addresses are unique regardless of case', async () => {
		const { db } = await openTestStore(kind)
		const insert = (email: string) =>
			db.write((transaction) =>
				sql`insert into waitlist_emails (email, source, status, created_at)
					values (${email}, 'x', 'active', '2025-03-01T10:00:00.000Z')`.execute(transaction),
			)
		await insert('ada@example.com')
		await expect(insert('ADA@example.com')).rejects.toThrow(/unique/i)
	})
})

const ids = {
	sqlite: ['integer primary key', 'text primary key', 'blob primary key', 'text'],
	postgres: [
		'serial primary key',
		'bigint primary key',
		'bigint generated always as identity primary key',
		'numeric primary key',
		'uuid primary key',
		'varchar(40) primary key',
		'text primary key',
	],
} as const

describe.each(dailyDatabases)('an existing table, $kind', (kind) => {
	const given: Readonly<Record<string, readonly string[]>> = {
		uuid: ['0b7c4a52-1f7b-4f0e-9d2f-6f5f0c1a2b31', '7d1c9e58-96e0-4c52-8e0e-3c3b8f0f6a11'],
		varchar: ['one', 'two'],
		text: ['one', 'two'],
		blob: ['one', 'two'],
	}

	for (const type of ids[kind.kind]) {
		const tags = /^(?:integer|serial|uuid)/.test(type) ? [] : 'night'
		test(`with an id of type ${type} is adopted, and its rows are kept`, { tags }, async () => {
			const [one = '1', two = '2'] = given[/^\w+/.exec(type)?.[0] ?? ''] ?? []
			const db = await existing(
				kind,
				`id ${type}, email text not null, source text, status text, created_at ${time(kind)}, note text`,
			)
			const overriding = type.includes('identity') ? 'overriding system value' : ''
			await run(
				db,
				`insert into waitlist_emails (id, email, source, status, created_at, note) ${overriding} values
				('${one}', 'ada@example.com', 'a', 'active', '2025-03-01T10:00:00.000Z', 'x'),
				('${two}', 'bob@example.com', 'b', 'pending', '2025-03-02T10:00:00.000Z', null)`,
			)
			expect(await migrate(db)).toEqual([])
			const rows = sql`select id, email, source, status, created_at, adopted_note as note from waitlist_emails order by email`
			expect((await rows.execute(db.read)).rows).toEqual([
				row(one, 'ada@example.com', 'a', 'active', '2025-03-01T10:00:00.000Z', 'x'),
				row(two, 'bob@example.com', 'b', 'pending', '2025-03-02T10:00:00.000Z', null),
			])
			const store = createStore(db, systemClockAndRandom)
			await recordSignup(store, 'new@example.com')
			expect((await store.persons.byId(one))?.email).toBe('ada@example.com')
			const all = (await readRegistrations(store)).map(({ id }) => id)
			expect(all).toHaveLength(3)
			expect(await store.registrations.erase(all, 'ada')).toMatchObject({ rows: 3 })
		})
	}

	test('ends up with the columns and indexes of a new table', async () => {
		const db = await existing(kind, originalColumns(kind))
		await migrate(db)
		const fresh = opened(kind, await kind.createEmpty())
		await migrate(fresh)
		expect(await indexesOf(db)).toEqual(await indexesOf(fresh))
		for (const each of [db, fresh]) {
			await run(each, `insert into waitlist_emails (email, source) values ('ada@example.com', 'a')`)
		}
		const added = sql`select status, locale, blocked_at from waitlist_emails where id <> '' and created_at is not null`
		expect((await added.execute(db.read)).rows).toEqual((await added.execute(fresh.read)).rows)
	})

	test('keeps all rows that have the same address, and marks all but the unsubscribed row as duplicates', async () => {
		const db = await existing(kind, originalColumns(kind))
		await run(
			db,
			`insert into waitlist_emails (id, email, source, status) values
				(1, 'ada@bücher.example', 'a', 'pending'), (2, 'Ada@bücher.example', 'b', 'active'),
				(3, 'ada@xn--bcher-kva.example', 'c', 'unsubscribed'), (4, 'bob@example.com', 'd', 'active')`,
		)
		expect(await migrate(db)).toEqual([
			'2 adopted rows repeat an address. All are kept and marked in duplicate_of; mail goes to the first row only.',
		])
		const rows = db.read
			.selectFrom('waitlist_emails')
			.select(['source', 'duplicate_of'])
			.orderBy('source')
		expect(await rows.execute()).toEqual([
			{ source: 'a', duplicate_of: '3' },
			{ source: 'b', duplicate_of: '3' },
			{ source: 'c', duplicate_of: null },
			{ source: 'd', duplicate_of: null },
		])
	})

	test('keeps old pending rows and opt-outs through the first sweep, and fills missing values', async () => {
		const db = await existing(kind, originalColumns(kind))
		await run(
			db,
			`insert into waitlist_emails (id, email, source, status, created_at) values
				(1, 'ada@example.com', 'regional-de', 'pending', '2020-01-01T00:00:00.000Z'),
				(2, 'bob@example.com', 'b', 'unsubscribed', '2026-01-01T00:00:00.000Z'),
				(3, 'eve@example.com', null, null, null)`,
		)
		await migrate(db)
		const store = createStore(db, systemClockAndRandom)
		await store.sweep()
		const rows = db.read
			.selectFrom('waitlist_emails')
			.select(['source', 'status', 'country', 'created_at'])
			.orderBy('email')
		const aTime = expect.stringMatching(/^\d{4}-.*T.*\.\d{3}Z$/)
		expect(await rows.execute()).toEqual([
			{ source: 'regional-de', status: 'pending', country: 'DE', created_at: aTime },
			{ source: 'b', status: 'unsubscribed', country: null, created_at: aTime },
			{ source: 'import', status: 'pending', country: null, created_at: aTime },
		])
	})

	test(
		'that already has some of the added columns keeps their values, and gets the missing columns',
		{ tags: 'night' },
		async () => {
			const fresh = opened(kind, await kind.createEmpty())
			await migrate(fresh)
			const wanted = await columnsOfTable(fresh.read, kind.kind)
			// The migration computes these two columns. Both become null, because the address has no other spelling and no
			// row repeats it.
			const computed = ['email_ascii', 'duplicate_of']
			const types = { text: 'varchar(20) not null', TIME: time(kind) }
			const values = { text: 'DE', TIME: '2025-03-01 10:00:00' }
			const kept = { text: 'DE', TIME: '2025-03-01T10:00:00.000Z' }
			await fc.assert(
				fc.asyncProperty(fc.subarray(Object.entries(addedColumns)), async (present) => {
					const further = present
						.map(([name, type]) => `, ${name.toUpperCase()} ${types[type]}`)
						.join('')
					const db = await existing(kind, `${originalColumns(kind)}${further}`)
					const names = ['id', 'email', 'source', 'status', ...present.map(([name]) => name)]
					const inserted = [`1, 'ada@example.com', 'a', 'active'`]
					inserted.push(...present.map(([, type]) => `'${values[type]}'`))
					await run(db, `insert into waitlist_emails (${names.join()}) values (${inserted.join()})`)
					expect(await migrate(db)).toEqual([])
					await run(db, `insert into waitlist_emails (email, source) values ('bob@b.example', 'b')`)
					const rows = await db.read
						.selectFrom('waitlist_emails')
						.selectAll()
						.orderBy('email')
						.execute()
					const own = present.map(([name, type]) => [
						name,
						computed.includes(name) ? null : kept[type],
					])
					expect(rows).toMatchObject([
						{ id: '1', source: 'a', status: 'active', ...Object.fromEntries(own) },
						{ source: 'b', status: 'pending' },
					])
					const columns = await columnsOfTable(db.read, kind.kind)
					expect(new Set(columns.map(({ name, type }) => `${name} ${type}`))).toEqual(
						new Set(wanted.map(({ name, type }) => `${name} ${type}`)),
					)
				}),
				{ numRuns: 5, examples: [[Object.entries(addedColumns)]] },
			)
		},
	)

	test.each([
		['country integer', '7', /column country .* must contain text, but contains something else/],
		[kind.kind === 'sqlite' ? 'mailed_at' : 'mailed_at text', `'soon'`, /mailed_at .* times/],
	])(
		'with a column “%s” of a different meaning is refused and left unchanged',
		async (column, value, message) => {
			const db = await existing(kind, `${originalColumns(kind)}, ${column}`)
			const [name = ''] = column.split(' ')
			await run(
				db,
				`insert into waitlist_emails (id, email, ${name}) values (1, 'ada@b.example', ${value})`,
			)
			await expect(migrate(db)).rejects.toThrow(message)
			const { rows } = await sql`select id, email from waitlist_emails`.execute(db.read)
			expect(rows).toEqual([{ id: 1, email: 'ada@b.example' }])
			expect(await columnsOfTable(db.read, kind.kind)).toHaveLength(6)
		},
	)

	test('is left unchanged if a later part of the migration fails', async () => {
		const db = await existing(kind, `${originalColumns(kind)}, tags text`)
		await run(db, `create table consents (id text)`)
		await expect(migrate(db)).rejects.toThrow(/consents.* already exists/)
		const columns = await columnsOfTable(db.read, kind.kind)
		expect(columns.map(({ name }) => name).toSorted()).toEqual([
			'created_at',
			'email',
			'id',
			'source',
			'status',
			'tags',
		])
		await run(db, 'drop table consents')
		expect(await migrate(db)).toEqual([])
	})

	test('in the database of another application that uses Kysely is adopted', async () => {
		const db = await existing(kind, originalColumns(kind))
		await run(db, 'create table kysely_migration (name text primary key, timestamp text)')
		await run(db, `insert into kysely_migration values ('2020-of-another', '2020-01-01')`)
		expect(await migrate(db)).toEqual([])
	})

	test('that lacks a column is refused and left unchanged', async () => {
		const db = await existing(kind, 'id text primary key, email text')
		await run(db, `insert into waitlist_emails values ('1', 'ada@example.com')`)
		await expect(migrate(db)).rejects.toThrow(/lacks source, status, created_at\./)
		const rows = await sql`select * from waitlist_emails`.execute(db.read)
		expect(rows.rows).toEqual([{ id: '1', email: 'ada@example.com' }])
	})
})

function row(id: string, email: string, source: string, status: string, at: string, note: unknown) {
	return { id, email, source, status, created_at: at, note }
}

function time({ kind }: TestDatabase): string {
	return kind === 'sqlite' ? 'text' : 'timestamp'
}

function originalColumns(kind: TestDatabase): string {
	return `id integer primary key, email text, source text, status text, created_at ${time(kind)}`
}

/** A database with a table of another application. */
async function existing(kind: TestDatabase, columns: string): Promise<Database> {
	const db = opened(kind, await kind.createEmpty())
	await run(db, `create table waitlist_emails (${columns})`)
	return db
}

async function run(db: Database, statement: string): Promise<void> {
	await db.write((transaction) => sql.raw(statement).execute(transaction))
}

async function indexesOf(db: Database) {
	const { rows } = await (
		db.kind === 'sqlite'
			? sql<{ name: string; definition: string }>`
				select name, sql as definition from sqlite_schema
				where type = 'index' and tbl_name = 'waitlist_emails' order by name`
			: sql<{ name: string; definition: string }>`
				select indexname as name, indexdef as definition from pg_indexes
				where tablename = 'waitlist_emails' and schemaname = current_schema() order by indexname`
	).execute(db.read)
	// Without the names of schemas.
	return rows.map((each) => ({ ...each, definition: each.definition?.replaceAll(/\w+\./g, '') }))
}

function opened({ open }: TestDatabase, where: string): Database {
	const db = open(where)
	onTestFinished(() => db.close())
	return db
}
