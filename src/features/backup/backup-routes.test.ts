import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { databases, openTestStore, insertRows } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { createTestApi, logIn, prove, sameOrigin } from '#testing/test-api.ts'
import { createBackupOpener } from './open-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const [sqlite] = databases

async function withSession(openBackup: ReturnType<typeof createBackupOpener>) {
	const api = await createTestApi(sqlite, { openBackup })
	const cookie = await logIn(api.app)
	const url = '/api/admin/backup'
	const download = () => api.app.inject({ url, headers: { ...sameOrigin, cookie } })
	return { ...api, cookie, download }
}

const small = async () => ({ sizeBytes: 4, stream: Readable.from([Buffer.from('file')]) })

test('a backup needs its own re-authentication, is recorded, and is not cached', async () => {
	const { app, cookie, download, store } = await withSession(small)
	const proofRequired = { error: 'proof-required', act: { act: 'backup', target: '' } }
	expect((await download()).json()).toEqual(proofRequired)
	await prove(app, cookie)
	expect((await download()).json()).toEqual(proofRequired)
	await prove(app, cookie, 'export')
	expect((await download()).json()).toEqual(proofRequired)
	await prove(app, cookie, 'backup')
	const { body, headers } = await download()
	expect(body).toBe('file')
	expect(headers).toMatchObject({
		'cache-control': 'no-store',
		'content-disposition': expect.stringMatching(
			/^attachment; filename="innervolt_[\d-]+\.backup"$/,
		),
		'content-length': '4',
	})
	expect((await store.audit.newest())[0]).toMatchObject({
		actor: 'ada',
		action: 'backup downloaded',
	})
})

test('a request without a session gets no backup', async () => {
	const { app } = await withSession(small)
	expect((await app.inject({ url: '/api/admin/backup' })).statusCode).toBe(401)
})

test('an account that is not confirmed gets no backup', async () => {
	const { app, cookie, db, download } = await withSession(small)
	await db.write((transaction) =>
		transaction.updateTable('admins').set({ invited_by: 'another session' }).execute(),
	)
	await prove(app, cookie, 'backup')
	expect((await download()).json()).toEqual({ error: 'forbidden' })
})

test('only one backup is made at a time, and the next is allowed after a minute', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	const { app, clock, cookie, download } = await withSession(async () => {
		await promise
		return await small()
	})
	await prove(app, cookie, 'backup')
	const first = download()
	await prove(app, cookie, 'backup')
	expect((await download()).json()).toEqual({ error: 'too-many' })
	resolve()
	expect((await first).body).toBe('file')
	clock.advance(59_999)
	expect((await download()).json()).toEqual({ error: 'too-many' })
	clock.advance(1)
	expect((await download()).body).toBe('file')
})

test('a failed backup is answered with an error that hides the reason, and is not recorded in the audit log', async () => {
	const { app, cookie, download, store } = await withSession(() =>
		Promise.reject(new Error('pg_dump is not installed')),
	)
	await prove(app, cookie, 'backup')
	const reply = await download()
	expect([reply.statusCode, reply.json()]).toEqual([500, { error: 'internal' }])
	expect((await store.audit.newest()).some(({ action }) => action === 'backup downloaded')).toBe(
		false,
	)
})

test('a downloaded backup can be restored like a file from `npm run backup`, and no copy of it remains in the data folder', async () => {
	const { db, where } = await openTestStore(sqlite)
	const now = Date.UTC(2026, 10, 26, 3, 15)
	const at = new Date(now).toISOString()
	await insertRows(db, 'waitlist_emails', {
		id: 'a',
		email: 'ada@example.com',
		source: 'premium',
		status: 'active',
		created_at: at,
	})
	const dataDir = dirname(where)
	const before = await readdir(dataDir)
	const { sizeBytes, stream } = await createBackupOpener({ dataDir, databaseUrl: null })(now)
	expect(await readdir(dataDir)).toEqual(before)
	const bytes = Buffer.concat(await stream.toArray())
	expect(bytes.length).toBe(sizeBytes)
	const other = await createTemporaryFolder()
	const file = join(other, 'innervolt.backup')
	await writeFile(file, bytes)
	await restoreBackup(file, { dataDir: other, databaseUrl: null }, { now, isForced: false })
	const restored = await readdir(other)
	expect(restored).toContain('innervolt.backup')
	expect(restored.length).toBeGreaterThan(1)
})
