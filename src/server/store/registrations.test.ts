import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from './database.ts'
import {
	type TestDatabase,
	databases,
	readRegistrations,
	openTestStore,
} from '#testing/databases.ts'
import { migrate } from './migrate.ts'
import { systemClockAndRandom } from './context.ts'
import { createStore } from './store.ts'

describe.each(databases)('$kind', (kind) => {
	test('an erasure deletes exactly the given rows', async () => {
		const { store } = await newList(kind, 10, 1)
		const rows = await readRegistrations(store)
		const three = rows.slice(2, 5).map((row) => row.id)
		expect(await store.registrations.erase([...three, 'nobody'], 'ada')).toMatchObject({ rows: 3 })
		const left = await readRegistrations(store)
		expect(left).toEqual(rows.filter((row) => !three.includes(row.id)))
	})
})

async function newList(kind: TestDatabase, rows: number, perSecond: number) {
	const opened = await openTestStore(kind)
	const start = Date.UTC(2026, 0, 1)
	await opened.db.write(async (transaction) => {
		for (let first = 0; first < rows; first += 500) {
			const values = Array.from({ length: Math.min(500, rows - first) }, (_, index) => ({
				email: `p${first + index}@example.com`,
				source: 'premium',
				status: 'active',
				created_at: new Date(start + 1000 * Math.floor((first + index) / perSecond)).toISOString(),
			}))
			await transaction.insertInto('waitlist_emails').values(values).execute()
		}
	})
	return opened
}

const [sqlite, postgres] = databases

test('a time in SQLite\u2019s own format is listed as UTC', async () => {
	const { db, store } = await openTestStore(sqlite)
	await db.write((transaction) =>
		sql`insert into waitlist_emails (id, email, source, status, created_at)
			values ('1', 'ada@example.com', 's', 'active', '2026-01-05 12:00:00')`.execute(transaction),
	)
	expect(await readRegistrations(store)).toMatchObject([{ created_at: '2026-01-05T12:00:00Z' }])
})

test('lists rows that differ by microseconds, and rows without a date, once each', async () => {
	const db = await createForeignTable()
	await migrate(db)
	await db.write((transaction) =>
		sql`insert into waitlist_emails (email, source, status, created_at)
			select 'p' || n || '@example.com', 's', 'active',
				case when n <= 400 then timestamptz '2026-01-05 12:00:00+02' + n * interval '1 microsecond' end
			from generate_series(1, 1000) as n`.execute(transaction),
	)
	const rows = await readRegistrations(createStore(db, systemClockAndRandom))
	expect(new Set(rows.map((row) => row.email)).size).toBe(1_000)
	expect(rows).toHaveLength(1_000)
	expect(rows[0]).toMatchObject({
		email: 'p400@example.com',
		created_at: '2026-01-05T10:00:00.000Z',
	})
	expect(rows.at(-1)?.created_at).toBeNull()
})

test('lists null columns of an adopted table as empty strings', async () => {
	const db = await createForeignTable()
	await db.write((transaction) =>
		sql`insert into waitlist_emails (email) values ('ada@example.com')`.execute(transaction),
	)
	await migrate(db)
	expect(await readRegistrations(createStore(db, systemClockAndRandom))).toMatchObject([
		{ source: '', status: '' },
	])
})

/** A PostgreSQL database with a waitlist table from another application, not yet adopted. */
async function createForeignTable(): Promise<Database> {
	const db = postgres.open(await postgres.createEmpty())
	onTestFinished(() => db.close())
	await db.write((transaction) =>
		sql`create table waitlist_emails (id serial primary key, email text, source text, status text,
			created_at timestamptz default now())`.execute(transaction),
	)
	return db
}
