import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '#settings/settings.ts'
import { apiRoutes } from '#server/routes/api.ts'
import { startServices } from '#server/services.ts'

test('with no settings a signup ends as a mail in a file, and the first start names its admin', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-services-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const settings = readSettings({ DATA_DIR: folder })
	const services = await startServices(settings, { warn: () => {} })
	expect(services.madeAdmin?.name).toBe('admin')
	expect(services.notes).toEqual([])
	const app = Fastify()
	await app.register(apiRoutes, services.api)
	const payload = { email: 'ada@example.com', source: 'premium' }
	const reply = await app.inject({ method: 'POST', url: '/api/waitlist', payload })
	expect(reply.statusCode).toBe(202)
	await vi.waitFor(async () => expect(await readdir(join(folder, 'outbox'))).toHaveLength(1))
	await app.close()
	await services.close()
	const again = await startServices(settings, { warn: () => {} })
	expect(again.madeAdmin).toBeNull()
	await again.close()
})

test('a database that cannot be reached stops the start and leaves nothing running', async () => {
	const settings = readSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
	await expect(startServices(settings, { warn: () => {} })).rejects.toThrow('ECONNREFUSED')
})
