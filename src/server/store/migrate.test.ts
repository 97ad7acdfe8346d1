import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
	countRegistrations,
	type TestDatabase,
	databases,
	readRegistrations,
	openTestStore,
} from '#testing/databases.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { systemClockAndRandom } from './context.ts'
import { createStore } from './store.ts'

const postgres = databases[1]
const run = promisify(execFile)

describe.each(databases)('$kind', (kind) => {
	test('migrating twice changes nothing', async () => {
		const { db } = await openTestStore(kind)
		expect(await migrate(db)).toEqual([])
	})

	test('processes that migrate at the same time all find the complete schema', async () => {
		const where = await kind.createEmpty()
		const settings = JSON.stringify(
			kind.kind === 'sqlite'
				? { databaseUrl: null, dataDir: dirname(where) }
				: { databaseUrl: where, dataDir: '' },
		)
		const script = `
			import { openDatabase } from '#server/store/open-database.ts'
			import { migrate } from '#server/store/migrate.ts'
			const db = openDatabase(${settings})
			await migrate(db)
			await db.close()
		`
		const start = () => run(process.execPath, ['--input-type=module', '-e', script])
		await Promise.all([start(), start(), start()])
		const db = opened(kind, where)
		const row = await sql<{ version: number }>`select version from schema_version`.execute(db.read)
		expect(row.rows).toEqual([{ version: 15 }])
	})

	test('the schema of a newer release is refused with both versions', async () => {
		// Of its own: a borrowed one would go to another test with this version.
		const db = opened(kind, await kind.createEmpty())
		await migrate(db)
		await db.write((transaction) =>
			sql`update schema_version set version = 99`.execute(transaction),
		)
		await expect(migrate(db)).rejects.toThrow('The database has schema 99; this release knows 15.')
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

describe('an existing PostgreSQL table', () => {
	test.each([
		['serial', 'id serial primary key', [1, 2]],
		['bigint without a default', 'id bigint primary key', [10, 20]],
		['identity', 'id bigint generated always as identity primary key', [1, 2]],
		['uuid', 'id uuid primary key default gen_random_uuid()', null],
		['uuid without a default', 'id uuid primary key', ['a', 'b']],
		['text', 'id text primary key', ['one', 'two']],
	])('with an id of type %s is adopted with its rows unchanged', async (_name, id, given) => {
		const db = await adopted(`create table waitlist_emails (
			${id}, email text not null, source text, status text, created_at timestamptz default now())`)
		const before = await insertTwo(db, given)
		expect(await migrate(db)).toEqual([])
		const rows =
			await sql`select id, email, source, status, created_at from waitlist_emails order by email`.execute(
				db.read,
			)
		expect(rows.rows).toEqual(before)
		// The store can insert into the adopted table.
		const store = createStore(db, systemClockAndRandom)
		await store.signups.capture(
			{ email: 'new@example.com', source: 'premium', locale: 'en', consent: { wording: '1' } },
			() => ({ subject: '', text: '', html: '', unsubscribeUrl: '' }),
		)
		expect(await countRegistrations(store)).toBe(3)
		const ids = (await readRegistrations(store)).map((row) => row.id)
		expect(await store.registrations.erase(ids, 'ada')).toMatchObject({ rows: 3 })
	})

	test('with a repeated address keeps every row and makes the unsubscribed one primary', async () => {
		const db = await adopted(`create table waitlist_emails (
			id serial primary key, email text, source text, status text, created_at timestamptz default now())`)
		const repeated = sql`insert into waitlist_emails (email, source, status) values
			('ada@example.com', 'a', 'pending'), ('Ada@example.com', 'b', 'active'),
			('ADA@example.com', 'c', 'unsubscribed'), ('bob@example.com', 'd', 'active')`
		await db.write((transaction) => repeated.execute(transaction))
		expect(await migrate(db)).toEqual([
			'2 adopted rows repeat an address: kept and marked in duplicate_of, mail goes to the first only.',
		])
		const rows =
			await sql`select source, duplicate_of from waitlist_emails order by source`.execute(db.read)
		expect(rows.rows).toEqual([
			{ source: 'a', duplicate_of: '3' },
			{ source: 'b', duplicate_of: '3' },
			{ source: 'c', duplicate_of: null },
			{ source: 'd', duplicate_of: null },
		])
	})

	test('with old pending rows keeps them through the first sweep', async () => {
		const db = await adopted(`create table waitlist_emails (
			id serial primary key, email text, source text, status text, created_at timestamptz default now())`)
		await db.write((transaction) =>
			sql`insert into waitlist_emails (email, source, status, created_at)
				values ('ada@example.com', 'a', 'pending', '2020-01-01')`.execute(transaction),
		)
		await migrate(db)
		const store = createStore(db, systemClockAndRandom)
		await store.sweep()
		expect(await countRegistrations(store)).toBe(1)
	})
})

async function adopted(table: string): Promise<Database> {
	const db = opened(postgres, await postgres.createEmpty())
	await db.write((transaction) => sql.raw(table).execute(transaction))
	return db
}

async function insertTwo(
	db: Database,
	ids: readonly (string | number)[] | null,
): Promise<unknown[]> {
	const uuid = { a: crypto.randomUUID(), b: crypto.randomUUID() }
	const isNumbered = typeof ids?.[0] === 'number' && ids[0] < 10
	for (const [index, email] of ['ada@example.com', 'bob@example.com'].entries()) {
		const given = ids?.[index]
		const id = given === 'a' || given === 'b' ? uuid[given] : given
		await db.write((transaction) =>
			id === undefined || isNumbered
				? sql`insert into waitlist_emails (email, source, status) values (${email}, 's', 'active')`.execute(
						transaction,
					)
				: sql`insert into waitlist_emails (id, email, source, status)
						values (${id}, ${email}, 's', 'active')`.execute(transaction),
		)
	}
	const rows =
		await sql`select id, email, source, status, created_at from waitlist_emails order by email`.execute(
			db.read,
		)
	return rows.rows
}

function opened({ open }: TestDatabase, where: string): Database {
	const db = open(where)
	onTestFinished(() => db.close())
	return db
}
