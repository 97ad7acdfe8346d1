import { recordSignup } from '#testing/jobs.ts'
import { copyFile, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { freeBytesOf } from '#features/notices/owner-findings.ts'
import { apiRoutes } from './api/api.ts'
import { makeBackup } from '#features/backup/make-backup.ts'
import { noPages } from '#cms/rendering/rendered-pages.ts'
import { renderOnce } from '#testing/render-once.tsx'
import { databases, journalPlaces } from '#testing/databases.ts'
import { eventually } from '#testing/eventually.ts'
import { startServices } from '#testing/services.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

/** Long enough for a busy machine. */
const patience = { timeout: 30_000 }

test('without settings, the confirmation email of a signup is written to an .eml file, which is deleted after thirty days, and each start without an admin creates a new first-start link', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-services-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const settings = readSettings({ DATA_DIR: folder })
	const services = await startServices(settings, { warn: () => {} })
	expect(services.firstStartToken).toHaveLength(43)
	expect(services.notes).toEqual([])
	const app = Fastify()
	await app.register(apiRoutes, services.api)
	const payload = { email: 'ada@example.com', source: 'premium' }
	const reply = await app.inject({ method: 'POST', url: '/api/waitlist', payload })
	expect(reply.statusCode).toBe(202)
	const outbox = join(folder, 'outbox')
	await eventually(async () => expect(await readdir(outbox)).toHaveLength(1), patience)
	await app.close()
	await services.close()
	for (const file of await readdir(outbox)) await utimes(join(outbox, file), 1_000, 1_000)
	const again = await startServices(settings, { warn: () => {} })
	expect(again.firstStartToken).not.toBe(services.firstStartToken)
	await eventually(async () => expect(await readdir(outbox)).toEqual([]), patience)
	await again.close()
})

test('startup after a restore reports how many people were unsubscribed again', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-services-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const settings = readSettings({ DATA_DIR: folder })
	const [database, backup] = [join(folder, 'innervolt.sqlite'), join(folder, 'backup')]
	const start = () => startServices(settings, { warn: () => {} })
	const first = await start()
	const { unsubscribe } = await recordSignup(first.api.store, 'ada@example.com')
	await makeBackup({ dataDir: dirname(database), databaseUrl: null }, backup, Date.now())
	await first.api.store.signups.block(unsubscribe)
	await first.close()
	for (const end of ['-wal', '-shm']) await rm(`${database}${end}`, { force: true })
	await copyFile(backup, database)
	const second = await start()
	expect(second.notes).toEqual([
		'Replayed from the journal what happened since the backup (unsubscribed: 1).',
	])
	const rows = await second.api.store.personalData.collect('ada@example.com')
	expect(rows?.registrations).toMatchObject([
		{ status: 'unsubscribed', blocked_at: expect.any(String) },
	])
	await second.close()
})

test('on a local machine a signup can be confirmed without any settings', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-services-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const services = await startServices(readSettings({ DATA_DIR: folder }), { warn: () => {} })
	const app = Fastify()
	await app.register(apiRoutes, { ...services.api, pages: { ...noPages(), renderOnce } })
	const headers = { host: '127.0.0.1:3000' }
	const payload = { email: 'ada@example.com', source: 'premium' }
	await app.inject({ method: 'POST', url: '/api/waitlist', headers, payload })
	const outbox = join(folder, 'outbox')
	const [file = ''] = await eventually(async () => {
		const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
		expect(names).toHaveLength(1)
		return names
	}, patience)
	const mail = (await readFile(join(outbox, file), 'utf8')).replaceAll('=\r\n', '')
	expect(mail).not.toContain('https://innervolt.example')
	const [link = ''] =
		/http:\/\/127\.0\.0\.1:3000\/waitlist\/confirm\S+/.exec(mail.replaceAll('=3D', '=')) ?? []
	const reply = await app.inject({ method: 'POST', url: link, headers })
	expect(reply.statusCode).toBe(200)
	const { rows } = (await services.api.store.registrations.page({ sort: 'email' })) ?? { rows: [] }
	expect(rows).toMatchObject([{ status: 'active' }])
	await app.close()
	await services.close()
})

test('startup fails if the database is unreachable', async () => {
	const settings = readSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
	await expect(startServices(settings, { warn: () => {} })).rejects.toThrow('ECONNREFUSED')
})

test('a startup that fails while starting the background work leaves no timer behind', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-services-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const started = vi.spyOn(globalThis, 'setInterval')
	onTestFinished(() => started.mockRestore())
	const settings = {
		...readSettings({ DATA_DIR: folder }),
		webhook: { url: 'https://crm.example', secret: '' },
	}
	await expect(startServices(settings, { warn: () => {} })).rejects.toThrow('Secret')
	expect(started).not.toHaveBeenCalled()
})

test('the free space of a missing data folder is unknown', async () => {
	expect(await freeBytesOf('/nowhere/at/all')).toBeNull()
})

test('a process writes nothing to its disk if database, key, journal and mail are elsewhere', async () => {
	const folder = await createTemporaryFolder()
	const [, postgres] = databases
	const [, journal] = journalPlaces
	const settings = readSettings({
		DATA_DIR: join(folder, 'data'),
		DATABASE_URL: await postgres.createMigrated(),
		JOURNAL_TO: await journal.create(),
		SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
		SMTP_URL: 'smtp://127.0.0.1:9',
		MAIL_FROM: 'a@b.example',
	})
	const services = await startServices(settings)
	onTestFinished(services.close)
	const { store } = services.api
	await recordSignup(store, 'ada@example.com')
	await store.personalData.erase('ada@example.com', 'admin')
	await store.sweep()
	expect(await readdir(folder)).toEqual([])
})
