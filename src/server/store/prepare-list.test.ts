import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
	countRegistrations,
	databases,
	openTestStore,
	type TestDatabase,
} from '#testing/databases.ts'
import { systemClockAndRandom } from './context.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { createStore } from './store.ts'

describe.each(databases)('$kind', (kind) => {
	test('rows of an earlier release get where they came from, by their first signup', async () => {
		const { store } = await upgraded(kind, 1_203)
		const first = await store.registrations.page({ sort: 'email', search: 'p7@' })
		expect(first?.rows[0]).toMatchObject({ country: null, campaign: null })
		await store.prepareList(() => false)
		for (const [search, row] of [
			['p7@', { country: null, campaign: 'c7', referrer: 'first.example' }],
			['p9@', { country: 'DE', campaign: 'c9', referrer: 'first.example' }],
			['p10@', { country: null, campaign: null, referrer: null }],
			['p1199@', { country: 'DE', campaign: 'c1199', referrer: 'first.example' }],
		] as const) {
			const page = await store.registrations.page({ sort: 'email', search })
			expect([search, page?.rows[0]]).toEqual([search, expect.objectContaining(row)])
		}
	})

	test('the indexes of an upgraded list are those of a new one', async () => {
		const { db, store } = await upgraded(kind, 3)
		await store.prepareList(() => false)
		const fresh = await openTestStore(kind)
		await fresh.store.prepareList(() => false)
		expect(await indexesOf(db)).toEqual(await indexesOf(fresh.db))
		expect((await indexesOf(db)).map(({ name }) => name)).not.toContain('waitlist_emails_newest')
	})

	test('an interrupted preparation goes on at the next start, also in two processes at once', async () => {
		const { db, store } = await upgraded(kind, 1_203)
		let steps = 0
		await store.prepareList(() => (steps += 1) > 1)
		expect(await db.read.selectFrom('background_work').selectAll().execute()).toEqual([])
		await Promise.all([store.prepareList(() => false), store.prepareList(() => false)])
		await store.prepareList(() => false)
		const page = await store.registrations.page({ sort: 'email', campaign: 'c1199' })
		expect(page).toMatchObject({ count: 1, searchMode: 'contains' })
	})

	test('signups are stored while an index is created', async () => {
		const { db, store } = await upgraded(kind, 3)
		const mail = { subject: '', text: '', html: '', unsubscribeUrl: '' }
		await db.maintain(async (connection) => {
			if (kind.kind === 'sqlite') await sql`begin immediate`.execute(connection)
			const captured = store.signups.capture(
				{ email: 'new@x.example', source: 'x', locale: 'en', consent: { wording: '1' } },
				() => mail,
			)
			// The event loop is free while the write waits.
			await new Promise((resolve) => setImmediate(resolve))
			if (kind.kind === 'sqlite') await sql`commit`.execute(connection)
			await captured
		})
		expect(await countRegistrations(store)).toBe(6)
	})
})

/** A database of the release before the list, with rows and consents, migrated but not prepared. */
async function upgraded(kind: TestDatabase, rows: number) {
	const where = await kind.createEmpty()
	const old = kind.open(where)
	onTestFinished(() => old.close())
	const dump = join(import.meta.dirname, `migrations/released/${kind.kind}-5.sql`)
	const statements = readFileSync(dump, 'utf8').split(/;\n/).filter(Boolean)
	const numbers = Array.from({ length: rows }, (_, number) => number)
	await old.write(async (transaction) => {
		for (const statement of statements) await sql.raw(statement).execute(transaction)
		for (const number of numbers) {
			const id = `id${number}`
			await sql`insert into waitlist_emails (id, email, source, status, created_at)
				values (${id}, ${`p${number}@x.example`}, ${number % 10 === 9 ? 'regional-de' : 'premium'},
				'active', '2026-01-05T12:00:00.000Z')`.execute(transaction)
			if (number % 10 === 0) continue
			for (const [order, campaign] of [`c${number}`, 'later'].entries()) {
				await sql`insert into consents
					(id, signup_id, given_at, wording, locale, source, utm_campaign, referrer_host)
					values (${`${id}-${order}`}, ${id}, ${`2026-01-0${5 + order}T12:00:00.000Z`}, '1', 'en', 'x',
					${campaign}, ${order === 0 ? 'first.example' : null})`.execute(transaction)
			}
		}
	})
	await migrate(old)
	return { db: old, store: createStore(old, systemClockAndRandom) }
}

/** The indexes of the list with their definitions. */
async function indexesOf(db: Database) {
	const { rows } = await (
		db.kind === 'sqlite'
			? sql<{ name: string; definition: string }>`
				select name, lower(coalesce(sql, '')) as definition from sqlite_schema
				where type = 'index' and tbl_name = 'waitlist_emails' order by name`
			: sql<{ name: string; definition: string }>`
				select indexname as name, indexdef as definition from pg_indexes
				where tablename = 'waitlist_emails' and schemaname = current_schema() order by indexname`
	).execute(db.read)
	// Without the schemas of table and extension.
	return rows.map((row) => ({ ...row, definition: row.definition.replaceAll(/\w+\./g, '') }))
}
