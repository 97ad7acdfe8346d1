import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createStore } from '#app/store.ts'
import { systemClockAndRandom } from './context.ts'
import type { Database } from './database.ts'
import {
	afterEachStatement,
	countRegistrations,
	databases,
	openTestStore,
} from '#testing/databases.ts'
import { eventually } from '#testing/eventually.ts'
import type { Signup } from '#features/waitlist/signups.ts'

const [sqlite, postgres] = databases

describe.each(databases)('$kind', (kind) => {
	test('among concurrent signups only the invalid one fails', async () => {
		const { store } = await openTestStore(kind)
		const broken: Partial<Signup> = JSON.parse('{"source":null}')
		const outcomes = await Promise.allSettled([
			store.signups.record(...signup('a')),
			store.signups.record(...signup('broken', broken)),
			store.signups.record(...signup('c')),
		])
		expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
		expect(await countRegistrations(store)).toBe(2)
	})

	test(
		'signups that arrive during a write are all stored, however many they are',
		{ tags: 'night' },
		async () => {
			const { store } = await openTestStore(kind)
			const signUp = (index: number) => store.signups.record(...signup(`p${index}`))
			const first = signUp(0)
			const others = first.then(() => Promise.all(Array.from({ length: 50 }, (_, i) => signUp(i))))
			await Promise.all([first, others, signUp(51)])
			expect(await countRegistrations(store)).toBe(51)
		},
	)

	test('a rate limit also limits concurrent signups', async () => {
		const { store } = await openTestStore(kind)
		const limit = { key: 'client', limit: 3, windowMs: 60_000 }
		const attempts = await Promise.all(
			['a', 'b', 'c', 'd', 'e'].map((name) => {
				const [asked, compose] = signup(name)
				return store.signups.record(asked, compose, [limit])
			}),
		)
		expect(attempts.filter((attempt) => 'id' in attempt)).toHaveLength(3)
		expect(await countRegistrations(store)).toBe(3)
	})
})

test('on SQLite the server can read incoming requests between consecutive statements', async () => {
	const { db } = await openTestStore(sqlite)
	const readAll = async () => {
		for (let page = 1; page <= 50; page++) await db.read.selectFrom('admins').select('id').execute()
	}
	const writeAll = () => Promise.all(Array.from({ length: 50 }, () => db.write(async () => {})))
	for (const work of [writeAll, readAll]) {
		let isDone = false
		const done = work().then(() => (isDone = true))
		await nextTurn()
		await nextTurn()
		expect(isDone).toBe(false)
		await done
	}
})

test('signups that wait for a lock leave connections free for reads', async () => {
	const { store } = await openTestStore(postgres)
	await holdLock('crowd')
	const limit = { key: 'crowd', limit: 100, windowMs: 60_000 }
	const crowd = Promise.allSettled(
		Array.from({ length: 30 }, (_, index) => {
			const [asked, compose] = signup(`p${index}`)
			return [store.signups.record(asked, compose, [limit]), store.rateLimits.consume([limit])]
		}).flat(),
	)
	await expect(Promise.all([store.ping(), countRegistrations(store)])).resolves.toBeDefined()
	await crowd
})

test('an opt-out is retried if it is in a deadlock with an erasure', async () => {
	const { db, store, where } = await openTestStore(postgres)
	let token = ''
	const [asked, compose] = signup('ada')
	await store.signups.record(asked, (tokens) => {
		token = tokens.unsubscribe
		return compose()
	})
	const erasure = new Client({ connectionString: where })
	await erasure.connect()
	onTestFinished(() => erasure.end())
	// The erasure's long deadlock timeout makes PostgreSQL end the opt-out, not the erasure.
	await erasure.query(`begin; set local deadlock_timeout = '10min'; delete from jobs`)
	let statements = 0
	let erased: Promise<unknown> | undefined
	const eraseMeanwhile = afterEachStatement(async () => {
		statements += 1
		// After its second statement, the opt-out has locked the person.
		if (statements !== 2) return
		erased = erasure.query('delete from waitlist_emails; commit')
		await eventually(async () => expect(await waitingStatements(db)).toBe(1))
	})
	const optOuts = createStore(
		{
			...db,
			write: (work) => db.write((transaction) => work(transaction.withPlugin(eraseMeanwhile))),
		},
		systemClockAndRandom,
	)
	expect(await optOuts.signups.unsubscribe(token)).toMatchObject({ state: 'unknown' })
	await erased
	expect(await countRegistrations(store)).toBe(0)
})

async function waitingStatements(db: Database): Promise<number> {
	const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`.execute(db.read)
	return Number(rows[0]?.count)
}

/** Locks a rate limit key from another connection until the test ends. */
async function holdLock(key: string): Promise<void> {
	const other = new Client({ connectionString: inject('postgresUrl') })
	await other.connect()
	onTestFinished(() => other.end())
	await other.query('begin')
	await other.query('select pg_advisory_xact_lock(hashtext($1))', [key])
}

function signup(name: string, changed: Partial<Signup> = {}) {
	const asked: Signup = {
		email: `${name}@example.com`,
		source: 'premium',
		locale: 'en',
		consent: { wording: '2026-11' },
		...changed,
	}
	const mail = {
		subject: 'Hello',
		text: 'Text',
		html: '<p>Text</p>',
		unsubscribeUrl: 'https://x',
	}
	return [asked, () => mail] as const
}
