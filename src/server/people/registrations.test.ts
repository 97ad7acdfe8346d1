import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
	type TestDatabase,
	databases,
	readRegistrations,
	openTestStore,
} from '#testing/databases.ts'

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

test('lists rows that differ by microseconds once each', async () => {
	const { db, store } = await openTestStore(postgres)
	await db.write((transaction) =>
		sql`insert into waitlist_emails (email, source, status, created_at)
			select 'p' || n || '@example.com', 's', 'active',
				timestamptz '2026-01-05 12:00:00+02' + n * interval '1 microsecond'
			from generate_series(1, 1000) as n`.execute(transaction),
	)
	const rows = await readRegistrations(store)
	expect(new Set(rows.map((row) => row.email)).size).toBe(1_000)
	expect(rows).toHaveLength(1_000)
	expect(rows[0]).toMatchObject({
		email: 'p1000@example.com',
		created_at: '2026-01-05T10:00:00.001Z',
	})
})
