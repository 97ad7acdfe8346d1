import { readWaitingMails } from '#testing/databases.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { waitlistLimits } from '#features/waitlist/rules/waitlist-limits.ts'
import type { Database } from '#platform/db/database.ts'
import {
	countRegistrations,
	afterEachStatement,
	databases,
	fakeClock,
	openTestStore,
	type TestDatabase,
} from '#testing/databases.ts'
import { iso, systemClockAndRandom } from '#platform/db/context.ts'
import { matchesAddress } from '#platform/db/address-key.ts'
import type { Signup } from './signups.ts'
import { createStore } from '#app/store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe.each(databases)('$kind', (kind) => {
	test('a signup stores a registration, a consent and a queued email', async () => {
		const { db, signUp } = await newList(kind)
		await signUp({ consent: { wording: '2026-11', utm_source: 'mastodon' } })
		const [mail] = await readWaitingMails(db)
		const [row, consent] = await Promise.all(
			(['waitlist_emails', 'consents'] as const).map((table) =>
				db.read.selectFrom(table).selectAll().executeTakeFirst(),
			),
		)
		expect(row).toMatchObject({ email: 'ada@example.com', source: 'premium', status: 'pending' })
		expect(consent).toMatchObject({ wording: '2026-11', utm_source: 'mastodon', locale: 'en' })
		expect(mail).toMatchObject({ recipient: 'ada@example.com', kind: 'confirmation', tries: 0 })
	})

	test('concurrent signups of one address create one registration and one email', async () => {
		const { db, signUp, store } = await newList(kind)
		const spellings = ['ada@example.com', 'ADA@example.com', 'Ada@example.com']
		await Promise.all(
			Array.from({ length: 30 }, (_, index) => signUp({ email: spellings[index % 3] ?? '' })),
		)
		expect(await countRegistrations(store)).toBe(1)
		expect(await kindsOfJobs(db)).toEqual({ confirmation: 1, withheld: 29 })
	})

	test('an address with an international domain is stored as typed, gets mail in its ASCII form, and is found in both forms', async () => {
		const { db, signUp, store } = await newList(kind)
		await signUp({ email: 'jose@exämple.de' })
		await Promise.all([
			signUp({ email: 'Jose@xn--exmple-cua.de' }),
			signUp({ email: 'jose@exämple.de' }),
		])
		const rows = await db.read.selectFrom('waitlist_emails').selectAll().execute()
		expect(rows.map(({ email }) => email)).toEqual(['jose@exämple.de'])
		const [mail] = await readWaitingMails(db)
		expect(mail).toMatchObject({ recipient: 'jose@xn--exmple-cua.de' })
		expect(await store.personalData.collect('JOSE@exämple.de')).toMatchObject({
			registrations: rows,
		})
	})

	test('a signup inserts the same number of rows for a known and for a new address, so that response times do not reveal which it is', async () => {
		const { db, signUp, tokens, store } = await newList(kind)
		const rows = async () => {
			const tables = ['waitlist_emails', 'consents', 'tokens', 'jobs'] as const
			const counts = tables.map((table) => db.read.selectFrom(table).selectAll().execute())
			return (await Promise.all(counts)).map((found) => found.length)
		}
		await signUp()
		expect(await rows()).toEqual([1, 1, 2, 1])
		await store.signups.confirm(tokens[0]?.confirm ?? '')
		await signUp()
		expect(await rows()).toEqual([1, 2, 4, 2])
	})

	test('repeated signups send a second email after two minutes, and a third only an hour after the first', async () => {
		const { db, signUp, clock } = await newList(kind)
		await signUp()
		clock.advance(2 * minute - 1)
		await signUp()
		expect(await kindsOfJobs(db)).toEqual({ confirmation: 1, withheld: 1 })
		clock.advance(1)
		await signUp()
		expect(await kindsOfJobs(db)).toEqual({ confirmation: 2, withheld: 1 })
		clock.advance(58 * minute - 1)
		await signUp()
		expect(await kindsOfJobs(db)).toEqual({ confirmation: 2, withheld: 2 })
		clock.advance(1)
		await signUp()
		expect(await kindsOfJobs(db)).toEqual({ confirmation: 3, withheld: 2 })
	})

	test('an address gets at most two emails within any hour, whatever the client', async () => {
		const { db, signUp, clock } = await newList(kind)
		for (let minutes = 0; minutes < 60; minutes++) {
			await signUp()
			clock.advance(minute)
		}
		expect(await kindsOfJobs(db)).toMatchObject({ confirmation: 2 })
	})

	test('confirming activates the address and is idempotent', async () => {
		const { signUp, tokens, store } = await newList(kind)
		await signUp({ locale: 'de' })
		const token = tokens[0]?.confirm ?? ''
		expect(await store.signups.inspect('confirm', token)).toMatchObject({
			state: 'ready',
			locale: 'de',
		})
		expect(await store.signups.confirm(token)).toMatchObject({ state: 'active', locale: 'de' })
		expect(await store.signups.confirm(token)).toMatchObject({ state: 'active', locale: 'de' })
	})

	test('inspecting a token changes nothing', async () => {
		const { signUp, tokens, store } = await newList(kind)
		await signUp()
		const token = tokens[0]?.confirm ?? ''
		await store.signups.inspect('confirm', token)
		expect(await store.signups.inspect('confirm', token)).toMatchObject({ state: 'ready' })
	})

	test('an active address that signs up again remains active and gets no further email', async () => {
		const { db, signUp, tokens, store, clock } = await newList(kind)
		await signUp()
		await store.signups.confirm(tokens[0]?.confirm ?? '')
		clock.advance(2 * hour)
		await signUp()
		expect(await kindsOfJobs(db)).toEqual({ confirmation: 1, withheld: 1 })
		expect(await status(db)).toBe('active')
	})

	test('a confirmation token expires after seven days', async () => {
		const { db, signUp, tokens, store, clock } = await newList(kind)
		await signUp()
		clock.advance(waitlistLimits.confirmationLinkLifetimeMs)
		expect(await store.signups.confirm(tokens[0]?.confirm ?? '')).toMatchObject({
			state: 'expired',
		})
		expect(await status(db)).toBe('pending')
	})

	test('a token that was never issued has the state unknown', async () => {
		const { store } = await newList(kind)
		expect(await store.signups.confirm('x')).toMatchObject({ state: 'unknown', locale: null })
		expect(await store.signups.unsubscribe('x')).toMatchObject({ state: 'unknown', locale: null })
	})

	test('a token is valid for its own purpose only', async () => {
		const { signUp, tokens, store } = await newList(kind)
		await signUp()
		expect(await store.signups.unsubscribe(tokens[0]?.confirm ?? '')).toMatchObject({
			state: 'unknown',
		})
	})

	test('tokens are stored only as hashes', async () => {
		const { db, signUp, tokens } = await newList(kind)
		await signUp()
		const stored = JSON.stringify(await db.read.selectFrom('tokens').selectAll().execute())
		expect(stored).not.toContain(tokens[0]?.confirm)
		expect(Buffer.from(tokens[0]?.confirm ?? '', 'base64url')).toHaveLength(32)
	})

	test('unsubscribing deletes queued emails, and an unsubscribe token never expires', async () => {
		const { db, signUp, tokens, store, clock } = await newList(kind)
		await signUp()
		clock.advance(20 * day)
		const token = tokens[0]?.unsubscribe ?? ''
		expect(await store.signups.unsubscribe(token)).toMatchObject({ state: 'unsubscribed' })
		expect(await store.signups.unsubscribe(token)).toMatchObject({ state: 'unsubscribed' })
		expect(await kindsOfJobs(db)).toEqual({})
	})

	test('an old confirmation token does not reactivate an unsubscribed address', async () => {
		const { db, signUp, tokens, store } = await newList(kind)
		await signUp()
		await store.signups.unsubscribe(tokens[0]?.unsubscribe ?? '')
		expect(await store.signups.confirm(tokens[0]?.confirm ?? '')).toMatchObject({
			state: 'unsubscribed',
		})
		expect(await status(db)).toBe('unsubscribed')
	})

	test('an unsubscribed address that signs up again needs a new confirmation', async () => {
		const { db, signUp, tokens, store, clock } = await newList(kind)
		await signUp()
		await store.signups.unsubscribe(tokens[0]?.unsubscribe ?? '')
		clock.advance(hour)
		await signUp()
		expect(await status(db)).toBe('pending')
		await store.signups.confirm(tokens[1]?.confirm ?? '')
		expect(await status(db)).toBe('active')
	})

	test('an unconfirmed registration is deleted after thirty days with its consents, tokens and emails', async () => {
		const { db, signUp, store, clock } = await newList(kind)
		await signUp()
		clock.advance(30 * day)
		await store.sweep()
		expect(await countRegistrations(store)).toBe(1)
		clock.advance(1)
		await store.sweep()
		for (const table of ['waitlist_emails', 'consents', 'tokens', 'jobs'] as const) {
			expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([])
		}
	})

	test('a pending row inserted by hand is deleted thirty days after its creation date', async () => {
		const { db, store, clock } = await newList(kind)
		await db.write((transaction) =>
			sql`insert into waitlist_emails (email, source, status, created_at)
				values ('ada@example.com', 's', 'pending', ${iso(clock.now())})`.execute(transaction),
		)
		clock.advance(30 * day)
		await store.sweep()
		expect(await countRegistrations(store)).toBe(1)
		clock.advance(1)
		await store.sweep()
		expect(await countRegistrations(store)).toBe(0)
	})

	test('an unsubscribed address that signs up again but does not confirm becomes unsubscribed again', async () => {
		const { db, signUp, tokens, store, clock } = await newList(kind)
		await signUp()
		await store.signups.unsubscribe(tokens[0]?.unsubscribe ?? '')
		await signUp()
		clock.advance(31 * day)
		await store.sweep()
		expect(await status(db)).toBe('unsubscribed')
	})

	test('a row inserted by hand as unsubscribed also becomes unsubscribed again after an unconfirmed signup', async () => {
		const { db, signUp, store, clock } = await newList(kind)
		const byHand = sql`insert into waitlist_emails (email, source, status, created_at)
			values ('ADA@example.com', 's', 'unsubscribed', '2025-03-01T10:00:00.000Z')`
		await db.write((transaction) => byHand.execute(transaction))
		await signUp()
		expect(await status(db)).toBe('pending')
		clock.advance(31 * day)
		await store.sweep()
		expect(await status(db)).toBe('unsubscribed')
	})

	test('an unsubscribed registration is deleted 24 months after its last signup, with its consents, tokens and emails', async () => {
		const { db, signUp, tokens, store, clock } = await newList(kind)
		await signUp()
		await store.signups.unsubscribe(tokens[0]?.unsubscribe ?? '')
		clock.advance(365 * day)
		await signUp()
		await store.signups.unsubscribe(tokens[1]?.unsubscribe ?? '')
		clock.advance(730 * day)
		await store.sweep()
		expect(await status(db)).toBe('unsubscribed')
		clock.advance(2 * day)
		await store.sweep()
		for (const table of ['waitlist_emails', 'consents', 'tokens', 'jobs'] as const) {
			expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([])
		}
	})

	test('looking up an address uses the indexes', async () => {
		const { db } = await newList(kind)
		const plan = await db.write(async (transaction) => {
			// PostgreSQL prefers a sequential scan on an empty table.
			if (kind.kind === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction)
			const explain = sql.raw(kind.kind === 'sqlite' ? 'explain query plan' : 'explain')
			return await sql`${explain} select id from waitlist_emails where ${matchesAddress('a@b.c')}`.execute(
				transaction,
			)
		})
		const text = JSON.stringify(plan.rows)
		expect(text).toContain('waitlist_emails_address')
		expect(text).toContain('waitlist_emails_repeated')
		expect(text).not.toMatch(/scan waitlist|seq scan/i)
	})

	test('a failed write is rolled back without affecting concurrent writes', async () => {
		const { db, signUp, store } = await newList(kind)
		const failing = db.write(async (transaction) => {
			await sql`insert into installation (name, value) values ('half', 'done')`.execute(transaction)
			throw new Error('no')
		})
		const [first, second, third] = await Promise.allSettled([
			signUp({ email: 'a@example.com' }),
			failing,
			signUp({ email: 'b@example.com' }),
		])
		expect([first.status, second.status, third.status]).toEqual([
			'fulfilled',
			'rejected',
			'fulfilled',
		])
		expect(await countRegistrations(store)).toBe(2)
		expect(await db.read.selectFrom('installation').selectAll().execute()).toEqual([])
	})
})

const [, postgres] = databases

// PostgreSQL only: SQLite has one writer, so its transactions do not interleave.
test.each([
	['confirm', 'active'],
	['unsubscribe', 'unsubscribed'],
] as const)(
	'a confirmation returns the state that a concurrent request has set (%s)',
	async (...row) => {
		const [earlier, state] = row
		const { db, signUp, tokens, store, clock } = await newList(postgres)
		await signUp()
		let statements = 0
		const press = async () => {
			statements += 1
			// The token and its registration have been read; nothing has been written yet.
			if (statements === 1) await store.signups[earlier](tokens[0]?.[earlier] ?? '')
		}
		const write: Database['write'] = (work) =>
			db.write((transaction) => work(transaction.withPlugin(afterEachStatement(press))))
		const { signups } = createStore({ ...db, write }, { ...systemClockAndRandom, now: clock.now })
		expect(await signups.confirm(tokens[0]?.confirm ?? '')).toMatchObject({ state, locale: 'en' })
		expect(await status(db)).toBe(state)
	},
)

async function newList(kind: TestDatabase) {
	const clock = fakeClock()
	const opened = await openTestStore(kind, clock.now)
	const tokens: { confirm: string; unsubscribe: string }[] = []
	const signUp = (signup: Partial<Signup> = {}) =>
		opened.store.signups.record(
			{
				email: 'ada@example.com',
				source: 'premium',
				locale: 'en',
				consent: { wording: '2026-11' },
				...signup,
			},
			(both) => {
				tokens.push(both)
				return { subject: 'Hello', text: 'Text', html: '<p>Text</p>', unsubscribeUrl: 'https://x' }
			},
		)
	return { ...opened, clock, signUp, tokens }
}

type List = Awaited<ReturnType<typeof openTestStore>>

async function status(db: List['db']): Promise<string | undefined> {
	const row = await db.read.selectFrom('waitlist_emails').select('status').executeTakeFirst()
	return row?.status
}

async function kindsOfJobs(db: List['db']): Promise<Record<string, number>> {
	const rows = await db.read.selectFrom('jobs').select('kind').execute()
	return Object.fromEntries(
		Map.groupBy(rows, (row) => row.kind)
			.entries()
			.map(([kind, group]) => [kind, group.length]),
	)
}
