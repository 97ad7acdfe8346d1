import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { verifyPassword } from '#features/accounts/password.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { adminCommand } from './admin-command.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const [sqlite, postgres] = databases
const typed = async () => 'correct horse'

test('the command creates an admin, sets a new password and disables the account', async () => {
	const { store } = await openTestStore(sqlite)
	expect(await adminCommand(store, ['create', 'ada'], typed)).toBe('ada can log in.')
	await adminCommand(store, ['password', 'ADA'], async () => 'battery staple')
	const admin = await store.admins.byName('ADA')
	expect(await verifyPassword('battery staple', admin?.passwordHash ?? '')).toBe(true)
	await adminCommand(store, ['disable', 'ada'], typed)
	expect((await store.admins.byName('ADA'))?.isDisabled).toBe(true)
	expect((await store.audit.newest()).map((entry) => entry.action).toSorted()).toEqual([
		'account created',
		'account disabled',
		'password changed',
	])
})

test('the command removes the passkeys of an admin who has lost them, and ends all sessions of that admin', async () => {
	const { store } = await openTestStore(sqlite)
	await adminCommand(store, ['create', 'ada'], typed)
	const admin = await store.admins.byName('ada')
	if (admin === null) throw new Error('The account is missing')
	const publicKey = new Uint8Array([1])
	await store.passkeys.add(admin, { id: 'p', name: 'Phone', publicKey, counter: 0 }, null)
	const session = await store.sessions.begin(admin)
	expect(await adminCommand(store, ['passkeys', 'ADA'], typed)).toMatch(/^ADA had 1 passkeys,/)
	expect(await store.passkeys.find('p')).toBeNull()
	expect(await store.sessions.find(session)).toBeNull()
})

test.each([
	[['create'], 'npm run admin -- create NAME'],
	[['create', 'ada', 'hunter2hunter2'], 'npm run admin -- create NAME'],
	[['remove', 'ada'], 'npm run admin -- create NAME'],
	[['create', 'two words'], 'A name must be 1 to 64 letters'],
	[['password', 'nobody'], 'There is no account nobody.'],
	[['disable', 'nobody'], 'There is no account nobody.'],
	[['passkeys', 'nobody'], 'There is no account nobody.'],
])('the command %j is refused with a reason', async (args, words) => {
	const { store } = await openTestStore(sqlite)
	await expect(adminCommand(store, args, typed)).rejects.toThrow(words)
})

test('the command refuses a short password and a taken name', async () => {
	const { store } = await openTestStore(sqlite)
	await expect(adminCommand(store, ['create', 'ada'], async () => 'seven77')).rejects.toThrow(
		'A password must have at least 12 characters',
	)
	await adminCommand(store, ['create', 'ada'], typed)
	await expect(adminCommand(store, ['create', 'Ada'], typed)).rejects.toThrow('already exists')
})

test(
	'the command reads the password from standard input and does not print it',
	{ tags: 'night' },
	async () => {
		const { store, where } = await openTestStore(postgres)
		const child = spawn(process.execPath, ['src/app/cli/admin.ts', 'create', 'ada'], {
			env: { ...process.env, DATABASE_URL: where },
		})
		child.stdin.end('correct horse\n')
		const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
		expect([out, errors]).toEqual(['ada can log in.\n', ''])
		const admin = await store.admins.byName('ada')
		expect(await verifyPassword('correct horse', admin?.passwordHash ?? '')).toBe(true)
	},
)

test('the command creates the first admin before the first start', { tags: 'night' }, async () => {
	const folder = join(await createTemporaryFolder(), 'data')
	const child = spawn(process.execPath, ['src/app/cli/admin.ts', 'create', 'ada'], {
		env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
	})
	child.stdin.end('correct horse\n')
	expect(await text(child.stdout)).toBe('ada can log in.\n')
	expect(await readdir(folder)).toContain('innervolt.sqlite')
})
