import { recordSignup } from '#testing/jobs.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
	countRegistrations,
	type TestDatabase,
	databases,
	fakeClock,
	readRegistrations,
	openTestStore,
	actingSession,
} from '#testing/databases.ts'
import { iso } from '#platform/db/context.ts'
import { eventually } from '#testing/eventually.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

describe.each(databases)('$kind', (kind) => {
	test('an admin whose name has an accent is found by the exact name, can be changed and disabled, and cannot be created twice', async () => {
		const { store } = await openTestStore(kind)
		const decomposed = 'A\u0301ngel'
		expect(await store.admins.create(decomposed, 'hash', 'test')).toBe(true)
		expect(await store.admins.create('ÁNGEL', 'other', 'test')).toBe(false)
		await store.admins.create('ada', 'hash', 'test')
		const ada = await actingSession(store, 'ada')
		const taken = { error: 'conflict', details: { field: 'name' } }
		await expect(store.invitations.create('ángel', ada)).rejects.toMatchObject(taken)
		expect(await store.admins.byName('Ángel')).toMatchObject({ name: 'Ángel' })
		expect(await store.admins.byName(decomposed)).toMatchObject({ name: 'Ángel' })
		expect(await store.admins.byName('ángel')).toBeNull()
		expect(await store.admins.setPassword('Ángel', 'new', 'test')).toBe(true)
		expect(await store.admins.disable('Ángel', 'test')).toBe(true)
		expect(await store.admins.byName('Ángel')).toMatchObject({
			passwordHash: 'new',
			isDisabled: true,
		})
	})

	test('setting a password changes the stored name of the account to the given spelling, and only that spelling can log in', async () => {
		const { store } = await openTestStore(kind)
		await store.admins.create('óscar', 'hash', 'test')
		await store.admins.setPassword('Óscar', 'new', 'test')
		expect(await store.admins.byName('óscar')).toBeNull()
		expect(await store.admins.byName('Óscar')).toMatchObject({ passwordHash: 'new' })
	})

	test('a new invitation for a name with an accent replaces the previous one and can be withdrawn', async () => {
		const { store } = await openTestStore(kind)
		await store.admins.create('ada', 'hash', 'test')
		const ada = await actingSession(store, 'ada')
		for (const name of ['Óscar', 'óscar']) {
			await store.proofs.grant(ada.token, { act: 'invite', target: name })
			await store.invitations.create(name, ada)
		}
		expect(await store.invitations.open()).toMatchObject([{ name: 'óscar' }])
		await store.proofs.grant(ada.token, { act: 'withdraw', target: 'ÓSCAR' })
		await store.invitations.withdraw('ÓSCAR', ada)
		expect(await store.invitations.open()).toEqual([])
	})

	test('an admin is found by name without regard to case, and a taken name is refused', async () => {
		const { store } = await openTestStore(kind)
		expect(await store.admins.active()).toEqual([])
		expect(await store.admins.create('Ada', 'hash', 'test')).toBe(true)
		expect(await store.admins.create('ADA', 'other', 'test')).toBe(false)
		expect(await store.admins.bySimilarName('ada')).toMatchObject({
			name: 'Ada',
			passwordHash: 'hash',
		})
	})

	test('a change to an account is rolled back if the audit log cannot record it', async () => {
		const { store, db } = await openTestStore(kind)
		await store.admins.create('ada', 'hash', 'test')
		expect(await store.audit.newest()).toMatchObject([
			{ actor: 'test', action: 'account created', detail: 'ada' },
		])
		await db.write((transaction) => sql`drop table audit`.execute(transaction))
		await expect(store.admins.create('bob', 'hash', 'test')).rejects.toThrow('audit')
		await expect(store.admins.disable('ada', 'test')).rejects.toThrow('audit')
		expect(await store.admins.byName('bob')).toBeNull()
		expect(await store.admins.byName('ada')).toMatchObject({ isDisabled: false })
	})

	test('a session identifies its admin until it is ended', async () => {
		const { store, begin } = await newAccounts(kind)
		const token = await begin()
		expect(await store.sessions.find(token)).toMatchObject({ username: 'ada' })
		await store.sessions.end(token)
		expect(await store.sessions.find(token)).toBeNull()
	})

	test('an unknown token has no session', async () => {
		const { store } = await newAccounts(kind)
		expect(await store.sessions.find('x')).toBeNull()
	})

	test('a session is extended by use and expires after twelve idle hours', async () => {
		const { store, clock, begin } = await newAccounts(kind)
		const token = await begin()
		clock.advance(11 * hourMs)
		expect(await store.sessions.find(token)).not.toBeNull()
		clock.advance(11 * hourMs)
		expect(await store.sessions.find(token)).not.toBeNull()
		clock.advance(12 * hourMs)
		expect(await store.sessions.find(token)).toBeNull()
	})

	test('a session expires after seven days even when it is in use', async () => {
		const { store, clock, begin } = await newAccounts(kind)
		const token = await begin()
		for (let passed = 0; passed < 7 * dayMs - hourMs; passed += hourMs) {
			clock.advance(hourMs)
			expect(await store.sessions.find(token)).not.toBeNull()
		}
		clock.advance(hourMs)
		expect(await store.sessions.find(token)).toBeNull()
	})

	test('the last use of a session is stored at most once a minute', async () => {
		const { db, store, clock, begin } = await newAccounts(kind)
		const token = await begin()
		const seen = async () =>
			(await db.read.selectFrom('sessions').select('seen_at').executeTakeFirstOrThrow()).seen_at
		const before = await seen()
		clock.advance(59_999)
		await store.sessions.find(token)
		expect(await seen()).toBe(before)
		clock.advance(1)
		await store.sessions.find(token)
		expect(await seen()).not.toBe(before)
	})

	test('changing the password or disabling the account ends all sessions of that account', async () => {
		const { store, begin } = await newAccounts(kind)
		const tokens = [await begin(), await begin()]
		await store.admins.setPassword('ada', 'new hash', 'test')
		for (const token of tokens) expect(await store.sessions.find(token)).toBeNull()
		const third = await begin()
		await store.admins.disable('ADA', 'test')
		expect(await store.sessions.find(third)).toBeNull()
		expect(await store.admins.byName('ada')).toMatchObject({ isDisabled: true })
	})

	test('the sweep deletes expired sessions and keeps active ones', async () => {
		const { store, clock, begin } = await newAccounts(kind)
		const old = await begin()
		clock.advance(12 * hourMs)
		const young = await begin()
		await store.sweep()
		expect(await store.sessions.find(old)).toBeNull()
		expect(await store.sessions.find(young)).not.toBeNull()
	})

	test('the sweep deletes entries of the audit log after 24 months', async () => {
		const { store, clock } = await newAccounts(kind)
		await store.audit.append('ada', 'export')
		const lines = async () =>
			(await store.audit.newest()).filter(({ action }) => action === 'export')
		clock.advance(730 * 24 * hourMs)
		await store.sweep()
		expect(await lines()).toHaveLength(1)
		clock.advance(48 * hourMs)
		await store.sweep()
		expect(await lines()).toEqual([])
	})

	test('an account that is closed during its confirmation remains closed', async () => {
		const { db, store } = await openTestStore(kind)
		await store.admins.create('ada', 'hash', 'test')
		const ada = await actingSession(store, 'ada')
		await store.proofs.grant(ada.token, { act: 'invite', target: 'eve' })
		const invited = await store.invitations.create('eve', ada)
		await store.invitations.accept(invited?.token ?? '', 'hash', null)
		const other = await actingSession(store, 'ada')
		await store.proofs.grant(other.token, { act: 'confirm', target: 'eve' })
		const [hasClosed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
		const closing = db.write(async (transaction) => {
			await transaction
				.updateTable('admins')
				.set({ disabled_at: iso(0), invited_by: null, invited_in: null })
				.where('name', '=', 'eve')
				.execute()
			hasClosed.resolve()
			await mayCommit.promise
		})
		await hasClosed.promise
		const confirming = store.invitedAccounts.confirm('eve', other)
		if (kind.kind === 'postgres') {
			const waiting = sql`select 1 from pg_stat_activity
				where datname = current_database() and wait_event_type = 'Lock'`
			await eventually(async () => {
				const { rows } = await waiting.execute(db.read)
				if (rows.length === 0) throw new Error('The confirmation is not waiting yet')
			}, 30_000)
		}
		mayCommit.resolve()
		await closing
		await expect(confirming).rejects.toMatchObject({ error: 'not-found' })
		expect(await store.admins.byName('eve')).toMatchObject({ isDisabled: true })
	})

	test('concurrent attempts cannot exceed a rate limit', async () => {
		const { store } = await newAccounts(kind)
		const limit = { key: 'account', limit: 10, windowMs: 60_000 }
		const attempts = await Promise.all(
			Array.from({ length: 25 }, () => store.rateLimits.consume([limit])),
		)
		expect(attempts.filter((attempt) => 'id' in attempt)).toHaveLength(10)
	})

	test('an attempt refused by a rate limit is allowed after the number of seconds stated in the refusal', async () => {
		const { store, clock } = await newAccounts(kind)
		const limit = { key: 'account', limit: 2, windowMs: 60_000 }
		await store.rateLimits.consume([limit])
		clock.advance(15_000)
		await store.rateLimits.consume([limit])
		expect(await store.rateLimits.consume([limit])).toEqual({ retryAfterSeconds: 45 })
		clock.advance(45_000)
		expect(await store.rateLimits.consume([limit])).toHaveProperty('id')
	})

	test('an attempt refused by one rate limit is not counted against the others', async () => {
		const { store } = await newAccounts(kind)
		const full = { key: 'full', limit: 1, windowMs: 60_000 }
		const other = { key: 'other', limit: 1, windowMs: 60_000 }
		await store.rateLimits.consume([full])
		expect(await store.rateLimits.consume([other, full])).toEqual({ retryAfterSeconds: 60 })
		expect(await store.rateLimits.consume([other])).toHaveProperty('id')
	})

	test('a successful attempt is not counted, and resets the failures of the account, but not those of the client', async () => {
		const { store } = await newAccounts(kind)
		const account = { key: 'account', limit: 2, windowMs: 60_000 }
		const client = { key: 'client', limit: 2, windowMs: 60_000 }
		await store.rateLimits.consume([account, client])
		const attempt = await store.rateLimits.consume([account, client])
		if (!('id' in attempt)) throw new Error('The attempt was refused')
		await store.rateLimits.recordSuccess(attempt, ['account', 'client'], 'account')
		expect(await store.rateLimits.consume([account])).toHaveProperty('id')
		expect(await store.rateLimits.consume([account])).toHaveProperty('id')
		expect(await store.rateLimits.consume([client])).toHaveProperty('id')
		expect(await store.rateLimits.consume([client])).toHaveProperty('retryAfterSeconds')
	})

	test('an action that the audit log cannot record is rolled back', async () => {
		const { db, store, begin } = await newAccounts(kind)
		await recordSignup(store, 'ada@example.com')
		const ids = (await readRegistrations(store)).map(({ id }) => id)
		const token = await begin()
		await db.write((transaction) => sql`alter table audit rename to away`.execute(transaction))
		await expect(store.registrations.erase(ids, 'ada')).rejects.toThrow('audit')
		await expect(store.personalData.erase('ada@example.com', 'ada')).rejects.toThrow('audit')
		await expect(begin()).rejects.toThrow('audit')
		await expect(store.sessions.end(token, 'ada')).rejects.toThrow('audit')
		expect(await countRegistrations(store)).toBe(1)
		expect(await store.sessions.find(token)).toMatchObject({ username: 'ada' })
		expect(await db.read.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
	})

	test('the audit log lists the newest entries first', async () => {
		const { store, clock } = await newAccounts(kind)
		clock.advance(1)
		await store.audit.append('ada', 'login')
		clock.advance(1)
		await store.audit.append('ada', 'erasure', { rows: 3 })
		expect(await store.audit.newest()).toMatchObject([
			{ actor: 'ada', action: 'erasure', rows: 3, detail: '' },
			{ actor: 'ada', action: 'login', rows: null, detail: '' },
			{ actor: 'test', action: 'account created', rows: null, detail: 'ada' },
		])
	})
})

async function newAccounts(kind: TestDatabase) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	await store.admins.create('ada', 'hash', 'test')
	const begin = async () => {
		const admin = await store.admins.byName('ada')
		return await store.sessions.begin({ id: admin?.id ?? '', name: 'ada' })
	}
	return { db, store, clock, begin }
}
