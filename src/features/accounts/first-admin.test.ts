import { expect, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { ensureAdmin } from './first-admin.ts'
import { verifyPassword } from './password.ts'

const [sqlite] = databases

test('no admin is created if the settings contain none', async () => {
	const { store } = await openTestStore(sqlite)
	await ensureAdmin(store, null)
	expect(await store.admins.active()).toEqual([])
})

test('every start applies the admin and password from the settings', async () => {
	const { store } = await openTestStore(sqlite)
	await ensureAdmin(store, { name: 'ada', password: 'one' })
	await store.admins.disable('ada', 'test')
	await ensureAdmin(store, { name: 'ada', password: 'two' })
	const admin = await store.admins.byName('ada')
	expect(admin?.isDisabled).toBe(false)
	expect(await verifyPassword('two', admin?.passwordHash ?? '')).toBe(true)
})

test('a start with an unchanged password in the settings ends no sessions', async () => {
	const { store } = await openTestStore(sqlite)
	const given = { name: 'ada', password: 'one' }
	await ensureAdmin(store, given)
	const token = await store.sessions.begin({
		id: (await store.admins.byName('ada'))?.id ?? '',
		name: 'ada',
	})
	await ensureAdmin(store, given)
	expect(await store.sessions.find(token)).toMatchObject({ username: 'ada' })
})
