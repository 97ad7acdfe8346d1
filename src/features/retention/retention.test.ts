import {
	CompiledQuery,
	createQueryId,
	type PluginTransformResultArgs,
	type RootOperationNode,
	sql,
} from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
	countRegistrations,
	databases,
	fakeClock,
	openTestStore,
	insertRows,
} from '#testing/databases.ts'
import {
	createTestSender,
	insertDraft,
	insertPeople,
	recordingTransport,
	sendFirst,
} from '#testing/letters.ts'
import { retentionMs } from '#values/retention.ts'
import { iso, systemClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { installationValue, timeNames } from '#platform/db/installation.ts'
import { createStore } from '#app/store.ts'

const dayMs = 86_400_000

describe.each(databases)('$kind', (kind) => {
	test('a sweep stores its time in the database, so that a restore can tell the age of a backup', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		await store.sweep()
		clock.advance(dayMs)
		await store.sweep()
		expect(await installationValue(db.read, timeNames.sweep)).toBe(iso(clock.now()))
	})

	test('the recipients of a letter are anonymized 24 months after it was sent to them, and the letter is deleted 24 months after its end', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		await insertPeople(db, [{}, {}, {}])
		await insertDraft(db, { id: 'a' })
		const send = createTestSender({ store, clock, transport: recordingTransport().transport })
		await sendFirst('a', send, { store, clock })
		const endLetter = async (time: number) =>
			await db.write((transaction) =>
				transaction
					.updateTable('letters')
					.set({ ended_at: iso(time) })
					.execute(),
			)
		const recipients = async () => {
			await store.sweep()
			const rows = await db.read
				.selectFrom('letter_recipients')
				.select(['person_id', 'state'])
				.orderBy('person_id')
				.execute()
			return rows.map((row) => `${row.person_id.slice(0, 7)} ${row.state}`)
		}
		clock.advance(725 * dayMs)
		expect(await recipients()).toEqual(['p0 sent', 'p1 sent', 'p2 sent'])
		// The letter is sent again, so that it ends later.
		await endLetter(clock.now())
		clock.advance(10 * dayMs)
		expect(await recipients()).toEqual(Array.from({ length: 3 }, () => 'erased- sent'))
		clock.advance(735 * dayMs)
		expect(await recipients()).toEqual([])
		expect(await store.letters.byId('a')).toBeNull()
	})
})

describe.each(databases)('$kind', (kind) => {
	test('a sweep deletes the rate-limit counters whose time window has ended', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		const windowMs = retentionMs.counterWindow
		const keysAfterSweep = async () => {
			await store.sweep()
			const rows = await db.read.selectFrom('throttle').select('key').execute()
			return rows.map(({ key }) => key)
		}
		await store.rateLimits.consume([{ key: 'client', limit: 1, windowMs }])
		clock.advance(windowMs)
		expect(await keysAfterSweep()).toEqual(['client'])
		clock.advance(1)
		expect(await keysAfterSweep()).toEqual([])
	})

	test('the recipients of a letter are anonymized in steps of at most 500', async () => {
		const { db, store } = await openTestStore(kind)
		await insertDraft(db, { id: 'a', send_at: iso(0) })
		const recipients = Array.from({ length: 1_200 }, (_, index) => ({
			letter_id: 'a',
			person_id: `p${index}`,
			language: 'en' as const,
			priority: 2,
			state: 'sent' as const,
			tries: 1,
			next_try_at: iso(0),
			finished_at: iso(0),
		}))
		await insertRows(db, 'letter_recipients', recipients)
		const known = async () => {
			const rows = await db.read
				.selectFrom('letter_recipients')
				.select('person_id')
				.where('person_id', 'like', 'p%')
				.execute()
			return rows.length
		}
		await store.sweep(stopAfter(1))
		expect(await known()).toBe(700)
		await store.sweep()
		expect(await known()).toBe(0)
	})

	test('expired rows of any table are deleted in steps of at most 500', async () => {
		const { db, store } = await openTestStore(kind)
		const lines = Array.from({ length: 1_200 }, (_, index) => ({
			id: String(index),
			at: iso(0),
			actor: 'ada',
			action: 'export' as const,
			detail: '{}',
		}))
		await insertRows(db, 'audit', lines)
		const left = async () => (await db.read.selectFrom('audit').select('id').execute()).length
		await store.sweep(stopAfter(2))
		expect(await left()).toBe(200)
		await store.sweep()
		expect(await left()).toBe(0)
	})
})

/** Returns an `isStopping` that is true after the given number of calls. A sweep calls it once per step. */
function stopAfter(steps: number): () => boolean {
	let called = 0
	return () => (called += 1) > steps
}

describe.each(databases)('$kind', (kind) => {
	test('an address whose mailbox refuses mail is deleted 24 months after the refusal, unless it has signed up again', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		const signedUp = { created_at: iso(clock.now() - 900 * dayMs) }
		const refusedFor = (days: number) => ({ undeliverable_at: iso(clock.now() - days * dayMs) })
		await insertPeople(db, [
			{ ...signedUp, ...refusedFor(735) },
			{ ...signedUp, ...refusedFor(725) },
			{ ...signedUp, ...refusedFor(735) },
			signedUp,
		])
		const consent = { id: 'c', wording: '1', locale: 'en', source: 'landing' }
		await insertRows(db, 'consents', {
			...consent,
			person_id: 'p2',
			given_at: iso(clock.now() - 100 * dayMs),
		})
		await store.sweep()
		const left = await db.read.selectFrom('waitlist_emails').select('id').orderBy('id').execute()
		expect(left).toEqual([{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }])
	})
})

const [sqlite] = databases

describe.each(databases)('$kind', (kind) => {
	test('all expired unconfirmed registrations are deleted, even if there are more than fit in one step', async () => {
		const { db, store } = await openTestStore(kind)
		const insertion = sql`insert into waitlist_emails (id, email, source, status, pending_since)
			with recursive n(i) as (select 1 union all select i + 1 from n where i < 1100)
			select 'p' || i, i || '@example.com', 'hero', 'pending', ${sql.lit(iso(0))} from n`
		await db.write((transaction) => insertion.execute(transaction))
		await store.sweep()
		expect(await countRegistrations(store)).toBe(0)
	})
})

test('on SQLite a sweep uses indexes to find pending and undeliverable registrations', async () => {
	const clock = fakeClock()
	const { db, where } = await openTestStore(sqlite, clock.now)
	const [expired, long] = [clock.now() - 31 * dayMs, clock.now() - 800 * dayMs].map(iso)
	const insertion = sql`insert into waitlist_emails
		(id, email, source, status, pending_since, unsubscribed_at, undeliverable_at, created_at) values
		('a', 'a@example.com', 'hero', 'pending', ${expired}, null, null, ${expired}),
		('b', 'b@example.com', 'hero', 'pending', ${expired}, ${expired}, null, ${expired}),
		('c', 'c@example.com', 'hero', 'unsubscribed', null, ${long}, null, ${long}),
		('d', 'd@example.com', 'hero', 'active', null, null, ${long}, ${long})`
	await db.write((transaction) => insertion.execute(transaction))
	const nodes: RootOperationNode[] = []
	const record = {
		transformQuery: ({ node }: { node: RootOperationNode }) => (nodes.push(node), node),
		transformResult: async ({ result }: PluginTransformResultArgs) => result,
	}
	const withMaintenanceConnection: Database['withMaintenanceConnection'] = (work) =>
		db.withMaintenanceConnection((own) => work(own.withPlugin(record)))
	const { sweep } = createStore(
		{ ...db, withMaintenanceConnection },
		{ ...systemClockAndRandom, now: clock.now },
	)
	await sweep()
	const left = await db.read.selectFrom('waitlist_emails').select(['id', 'status']).execute()
	expect(left).toEqual([{ id: 'b', status: 'unsubscribed' }])
	// Deletes the statistics of the four-row table, with which SQLite would scan the table.
	await db.write((transaction) => sql`delete from sqlite_stat1`.execute(transaction))
	const planner = sqlite.open(where)
	onTestFinished(() => planner.close())
	const plans: string[] = []
	for (const node of nodes) {
		const { sql: text, parameters } = planner.read.getExecutor().compileQuery(node, createQueryId())
		const explain = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
		const { rows } = await planner.read.executeQuery<{ detail: string }>(explain)
		plans.push(...rows.map(({ detail }) => `${detail} for ${text}`))
	}
	// Leaves out plans with `id=?`, which only read the found rows again, in the transaction.
	const registrations = plans.filter(
		(plan) => /^\w+ waitlist_emails\b/.test(plan) && !plan.includes('(id=?)'),
	)
	const pending = registrations.filter((plan) => plan.includes("status = 'pending'"))
	expect(pending).toHaveLength(2)
	for (const plan of pending) expect(plan).toContain('waitlist_emails_pending')
	const dead = registrations.filter((plan) => plan.includes('undeliverable_at <'))
	expect(dead).toEqual([expect.stringContaining('USING INDEX waitlist_emails_undeliverable')])
})

test('a sweep updates the statistics of SQLite’s planner', async () => {
	const { db, store } = await openTestStore(sqlite)
	await insertPeople(
		db,
		Array.from({ length: 500 }, () => ({})),
	)
	await store.sweep()
	const { rows } = await sql<{ tbl: string }>`select distinct tbl from sqlite_stat1`.execute(
		db.read,
	)
	expect(rows).toContainEqual({ tbl: 'waitlist_emails' })
})
