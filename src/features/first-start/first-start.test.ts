import { describe, expect, test } from 'vitest'
import { SettingsError } from '#config/settings.ts'
import { dailyDatabases, fakeClock, openTestStore } from '#testing/databases.ts'

const account = { name: 'ada', passwordHash: 'hash', passkey: null, settings: {} }
const device = { browser: 'Firefox', system: 'Linux' }
const dayMs = 86_400_000

describe.each(dailyDatabases)('on $kind', (kind) => {
	async function open() {
		const clock = fakeClock()
		const { store, db } = await openTestStore(kind, clock.now)
		const token = (await store.firstStart.offer()) ?? ''
		const accept = (
			given = token,
			changed: Partial<Parameters<typeof store.firstStart.accept>[2]> = {},
		) => store.firstStart.accept(given, {}, { ...account, ...changed }, device)
		return { clock, store, db, token, accept }
	}

	test("a link creates one account with its settings, and only the link's hash is stored", async () => {
		const { store, db, token, accept } = await open()
		expect(await store.firstStart.isOpen(token)).toBe(true)
		const stored = await db.read.selectFrom('installation').select('value').execute()
		expect(JSON.stringify(stored)).not.toContain(token)
		const made = await accept(token, { settings: { OPERATOR_NAME: 'Ada Byron' } })
		expect(made).toMatchObject({ name: 'ada', id: expect.stringMatching(/^[\da-f]{32}$/) })
		expect((await store.settings.all()).values).toEqual({ OPERATOR_NAME: 'Ada Byron' })
		expect((await store.audit.newest()).map(({ actor, action }) => [actor, action])).toEqual([
			['ada', 'account created'],
			['ada', 'setting changed'],
		])
		expect(await store.firstStart.isOpen(token)).toBe(false)
		expect(await accept(token, { name: 'eve' })).toBeNull()
		expect(await store.firstStart.offer()).toBeNull()
	})

	test('of two concurrent requests with the same link, only one is accepted', async () => {
		const { store, token, accept } = await open()
		const made = await Promise.all(['ada', 'eve'].map((name) => accept(token, { name })))
		expect(made.filter((each) => each !== null)).toHaveLength(1)
		expect(await store.admins.active()).toHaveLength(1)
	})

	test('invalid settings store nothing, create no account and leave the link open', async () => {
		const { store, token, accept } = await open()
		const settings = { OPERATOR_NAME: 'Ada Byron', SITE_URL: 'innervolt' }
		await expect(accept(token, { settings })).rejects.toThrow(SettingsError)
		expect(await store.admins.active()).toEqual([])
		expect((await store.settings.all()).values).toEqual({})
		expect(await store.firstStart.isOpen(token)).toBe(true)
	})

	test('a link expires after a day, at the next start of the server, and as soon as any account exists', async () => {
		const { clock, store, token, accept } = await open()
		const next = (await store.firstStart.offer()) ?? ''
		expect(await store.firstStart.isOpen(token)).toBe(false)
		expect(await accept(token)).toBeNull()
		expect(await store.firstStart.isOpen('')).toBe(false)
		clock.advance(dayMs - 1)
		expect(await store.firstStart.isOpen(next)).toBe(true)
		clock.advance(1)
		expect(await store.firstStart.isOpen(next)).toBe(false)
		const last = (await store.firstStart.offer()) ?? ''
		await store.admins.create('tomas', 'hash', 'test')
		expect(await store.firstStart.isOpen(last)).toBe(false)
		expect(await accept(last)).toBeNull()
	})
})
