import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { apiRoutes } from '#app/api/api.ts'
import { noPages } from '#cms/rendering/rendered-pages.ts'
import { eventually } from '#testing/eventually.ts'
import { renderOnce } from '#testing/render-once.tsx'
import { startServices } from '#testing/services.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const site = 'https://innervolt.example'
const headers = { origin: site, host: 'innervolt.example' }
const [, postgres] = databases

test('after an erasure no file in the data folder contains the address, even while the server is running', async () => {
	const folder = await createTemporaryFolder()
	const { app, store, holding } = await startWith(folder, {})
	await signUp(app, 'theodora.lovelace@mail.example')
	await signUp(app, 'bob@mail.example')
	await eventually(() => expect(globSync(join(folder, 'outbox/*.eml'))).toHaveLength(2))
	expect(holding('theodora').length).toBeGreaterThan(1)
	await eraseByLink(app, folder, 'theodora.lovelace@mail.example')
	expect(holding('theodora')).toEqual([])
	expect(holding('lovelace')).toEqual([])
	expect(holding('bob@mail')).not.toEqual([])
	expect(await store.personalData.collect('theodora.lovelace@mail.example')).toBeNull()
})

test('after an erasure no PostgreSQL table contains the address', async () => {
	const folder = await createTemporaryFolder()
	const { db, where } = await openTestStore(postgres)
	const { app, holding } = await startWith(folder, { DATABASE_URL: where })
	await signUp(app, 'theodora.lovelace@mail.example')
	await eventually(() => expect(globSync(join(folder, 'outbox/*.eml'))).toHaveLength(1))
	const dump = async () => {
		const tables = await db.read.introspection.getTables()
		const own = tables.filter(({ schema }) => schema === 'public')
		const rows = own.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db.read))
		return JSON.stringify(await Promise.all(rows))
	}
	expect(await dump()).toContain('theodora')
	await eraseByLink(app, folder, 'theodora.lovelace@mail.example')
	expect(await dump()).not.toContain('theodora')
	expect(holding('theodora')).toEqual([])
})

async function startWith(folder: string, settings: Readonly<Record<string, string>>) {
	const services = await startServices(
		readSettings({ DATA_DIR: folder, SITE_URL: site, ...settings }),
		{ warn: () => {} },
	)
	const app = Fastify()
	onTestFinished(async () => {
		await app.close()
		await services.close()
	})
	await app.register(apiRoutes, { ...services.api, pages: { ...noPages(), renderOnce } })
	/** Files that contain a text, ignoring case. */
	const holding = (text: string) =>
		globSync(join(folder, '**/*')).filter(
			(file) =>
				statSync(file).isFile() && readFileSync(file, 'latin1').toLowerCase().includes(text),
		)
	return { app, store: services.api.store, holding }
}

type App = ReturnType<typeof Fastify>

async function signUp(app: App, email: string): Promise<void> {
	const payload = { email, source: 'premium' }
	const reply = await app.inject({ method: 'POST', url: '/api/waitlist', headers, payload })
	expect(reply.statusCode).toBe(202)
}

/** Erases a person through the links in their emails, from the data page to the last button. */
async function eraseByLink(app: App, folder: string, address: string): Promise<void> {
	const post = async (url: string, body: string) =>
		await app.inject({
			method: 'POST',
			url,
			headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
			payload: body,
		})
	const link = (purpose: string) => {
		const mails = globSync(join(folder, 'outbox/*.eml'))
			.map((file) =>
				readFileSync(file, 'utf8')
					.replace(/=\r?\n/g, '')
					.replaceAll('=3D', '='),
			)
			.filter((text) => text.includes(address))
		return new RegExp(`/waitlist/${purpose}\\?\\S+`).exec(mails.join('\n'))?.[0] ?? ''
	}
	await post(link('data'), 'act=confirm')
	await post(link('data'), 'act=pause&length=open')
	await post(link('data'), 'act=erase')
	await eventually(() => expect(link('erase')).not.toBe(''))
	const page = await post(link('erase'), '')
	expect(page.body).toContain('Erased.')
}
