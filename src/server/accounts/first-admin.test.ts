import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { ensureAdmin } from './first-admin.ts'
import { verifyPassword } from './password.ts'

const [sqlite] = databases

test('the first start creates an admin with a random password, later starts create none', async () => {
	const { store } = await openTestStore(sqlite)
	const made = await ensureAdmin(store, null, randomBytes)
	expect(made?.name).toBe('admin')
	expect(made?.password).toHaveLength(20)
	const admin = await store.admins.byName('admin')
	expect(await verifyPassword(made?.password ?? '', admin?.passwordHash ?? '')).toBe(true)
	expect(await ensureAdmin(store, null, randomBytes)).toBeNull()
})

test('every start applies the admin and password from the settings', async () => {
	const { store } = await openTestStore(sqlite)
	expect(await ensureAdmin(store, { name: 'ada', password: 'one' }, randomBytes)).toBeNull()
	await store.admins.disable('ada', 'test')
	await ensureAdmin(store, { name: 'ada', password: 'two' }, randomBytes)
	const admin = await store.admins.byName('ada')
	expect(admin?.isDisabled).toBe(false)
	expect(await verifyPassword('two', admin?.passwordHash ?? '')).toBe(true)
})

test('an unchanged password in the settings keeps the sessions', async () => {
	const { store } = await openTestStore(sqlite)
	const given = { name: 'ada', password: 'one' }
	await ensureAdmin(store, given, randomBytes)
	const token = await store.sessions.begin({
		id: (await store.admins.byName('ada'))?.id ?? '',
		name: 'ada',
	})
	await ensureAdmin(store, given, randomBytes)
	expect(await store.sessions.find(token)).toMatchObject({ username: 'ada' })
})
