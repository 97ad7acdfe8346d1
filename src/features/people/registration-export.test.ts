import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { csvQuery } from '#features/people/messages/registration-query.ts'
import {
	databases,
	openTestStore,
	readRegistrations,
	type TestDatabase,
} from '#testing/databases.ts'

describe.each(databases)('$kind', (kind) => {
	test('an export contains the people who were on the list when it began, except those erased during the export', async () => {
		const { db, store, insert } = await withRows(kind, 1_500)
		const { count, chunks } = await store.registrations.exportRows(
			csvQuery.parse({ sort: 'email' }),
		)
		const emails: string[] = []
		for await (const rows of chunks) {
			if (emails.length === 0) {
				await insert(1_500, 10)
				await db.write((transaction) =>
					sql`delete from waitlist_emails where email like 'p00070%'`.execute(transaction),
				)
			}
			emails.push(...rows.map(({ email }) => email))
		}
		expect(count).toBe(1_500)
		const all = Array.from({ length: 1_500 }, (_, number) => addressOf(number))
		expect(emails).toEqual(all.filter((email) => !email.startsWith('p00070')))
	})
})

async function withRows(kind: TestDatabase, rows: number) {
	const opened = await openTestStore(kind)
	const insert = async (first: number, count: number) => {
		const values = Array.from({ length: count }, (_, index) => ({
			email: addressOf(first + index),
			source: 'premium',
			status: 'active',
			created_at: new Date(Date.UTC(2026, 0, 1) + first + index).toISOString(),
		}))
		await opened.db.write(async (transaction) => {
			for (let start = 0; start < values.length; start += 500) {
				const some = values.slice(start, start + 500)
				await transaction.insertInto('waitlist_emails').values(some).execute()
			}
		})
	}
	await insert(0, rows)
	return { ...opened, insert }
}

function addressOf(number: number): string {
	return `p${String(number).padStart(6, '0')}@x.example`
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

test('rows whose times differ only by microseconds are each listed exactly once', async () => {
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
