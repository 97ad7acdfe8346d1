import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readPageSettings, readSettings } from '#config/settings.ts'
import { databases, insertRows } from '#testing/databases.ts'
import { eventually } from '#testing/eventually.ts'
import { testKeys } from '#testing/keys.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { setCurrentSite } from '#cms/reader/site.ts'
import { startSite } from './lifecycle.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { JobRunner } from '#platform/jobs/job-runner.ts'
import { openSqlite } from '#platform/db/sqlite/sqlite.ts'
import { revisionOf } from '#features/settings/open-settings.ts'
import { createStore } from './store.ts'

/** A build whose pages state the texts and the address of the site. */
async function writeBuild(): Promise<string> {
	const folder = await createTemporaryFolder()
	await mkdir(join(folder, 'server'))
	await mkdir(join(folder, 'client'))
	await writeFile(join(folder, 'client/icon.svg'), '<svg/>')
	await writeFile(join(folder, 'server/inline-code.json'), '[]')
	await writeFile(
		join(folder, 'server/entry.mjs'),
		`export const pathsOf = () => ({ pages: ['/', '/usa', '/measured'], files: [], internal: ['/404', '/500'] })
		export const render = async ({ edits, settings, measurements }, path) => {
			if (path === '/measured')
				return { text: measurements.until, inlineCode: [], keepUntil: null }
			const text = path + ' says ' + JSON.stringify(edits) + ' at ' + settings.addresses.site + ' by ' + settings.operator.name
			return { text, inlineCode: [], keepUntil: null }
		}`,
	)
	return folder
}

async function start(environment: Readonly<Record<string, string>>, folder: string | null) {
	const given = { environment, unreadable: [], revision: revisionOf([]) }
	const site = await startSite(readSettings({ PORT: '0', ...environment }), folder, given)
	const end = async () => {
		site.server.closeAllConnections()
		await site.stop()
		setCurrentSite({ edits: {}, settings: readPageSettings(process.env) })
	}
	onTestFinished(end)
	return site
}

/** The publications and settings of a site's database. Changes to them look like another process's. */
function openBeside(db: Database) {
	onTestFinished(() => db.close())
	const store = createStore(db, systemClockAndRandom, { keys: testKeys })
	return {
		publish: (edits: Parameters<typeof store.words.publish>[0]['edits'], after: string | null) =>
			store.words.publish({ edits, after }, 'ada'),
		store: async (name: string, value: string) =>
			await insertRows(db, 'settings', { name, value, updated_at: '2026-01-05T12:00:00Z' }),
	}
}

const read = async (address: string) => await (await fetch(address)).text()

test(
	'publications and settings made by another process appear on every page soon and without a restart',
	{ tags: 'night' },
	async () => {
		const dataDir = await createTemporaryFolder()
		const { address } = await start({ DATA_DIR: dataDir }, await writeBuild())
		const beside = openBeside(openSqlite(join(dataDir, 'innervolt.sqlite')))
		expect(await read(`${address}/usa`)).toContain('/usa says {} at https://innervolt.example')
		expect((await fetch(`${address}/icon.svg`)).status).toBe(200)
		const first = await beside.publish({ a: { title: 'A' } }, null)
		await eventually(async () => expect(await read(address)).toContain('says {"a":{"title":"A"}}'))
		expect(await read(`${address}/usa`)).toContain('"A"')
		expect(await read(`${address}/nowhere`)).toContain('/404 says {"a":{"title":"A"}}')
		await beside.store('SITE_URL', 'https://own.example')
		await eventually(async () => expect(await read(address)).toContain('at https://own.example'))
		expect(await read(address)).toContain('"A"')
		await beside.publish({}, first)
		await eventually(async () => expect(await read(address)).toContain('says {}'))
		expect(await read(address)).toContain('at https://own.example')
	},
)

test('after startup the server shows the last publication and the measurements, and a later publication keeps the measurements', async () => {
	const dataDir = await createTemporaryFolder()
	const build = await writeBuild()
	const before = await start({ DATA_DIR: dataDir }, build)
	const beside = openBeside(openSqlite(join(dataDir, 'innervolt.sqlite')))
	const first = await beside.publish({ a: { title: 'A' } }, null)
	await before.stop()
	const { address } = await start({ DATA_DIR: dataDir }, build)
	expect(await read(address)).toContain('"A"')
	const day = /^\d{4}-\d\d-\d\d$/
	expect(await read(`${address}/measured`)).toMatch(day)
	await beside.publish({}, first)
	await eventually(async () => expect(await read(address)).toContain('says {}'))
	expect(await read(`${address}/measured`)).toMatch(day)
})

test('a changed operator name appears on the pages and in the launch check', async () => {
	const dataDir = await createTemporaryFolder()
	const admin = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse battery' }
	const { address } = await start({ DATA_DIR: dataDir, ...admin }, await writeBuild())
	const login = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { ...json, origin: address },
		body: JSON.stringify({ username: 'ada', password: admin.ADMIN_PASSWORD }),
	})
	const headers = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
	const readLaunch = async () =>
		await (await fetch(`${address}/api/admin/launch`, { headers })).text()
	expect(await readLaunch()).not.toContain('Ines')
	const beside = openBeside(openSqlite(join(dataDir, 'innervolt.sqlite')))
	await beside.store('OPERATOR_NAME', 'Ines')
	await eventually(async () => expect(await read(address)).toContain('by Ines'))
	expect(await readLaunch()).toContain('Ines')
})

test(
	'two servers that share one PostgreSQL database both adopt a stored setting',
	{ tags: 'night' },
	async () => {
		const url = await databases[1].createMigrated()
		const environment = async () => ({
			DATABASE_URL: url,
			DATA_DIR: await createTemporaryFolder(),
			SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
		})
		const sites = [await start(await environment(), null), await start(await environment(), null)]
		const beside = openBeside(databases[1].open(url))
		await beside.store('SIGNUPS_PER_CLIENT', '1')
		for (const { address } of sites) {
			await eventually(async () => expect(await signUp(address)).toBe(429))
		}
	},
)

test('if the jobs cannot start with changed settings, those with the former settings run until the site stops', async () => {
	const dataDir = await createTemporaryFolder()
	const { address, stop } = await start({ DATA_DIR: dataDir }, await writeBuild())
	const [started, stopped] = (['start', 'stop'] as const).map((name) =>
		vi.spyOn(JobRunner.prototype, name),
	)
	onTestFinished(() => void vi.restoreAllMocks())
	const db = openSqlite(join(dataDir, 'innervolt.sqlite'))
	await db.withMaintenanceConnection((own) =>
		sql`create trigger refuse before insert on jobs begin select raise(fail, 'refused'); end`.execute(
			own,
		),
	)
	const beside = openBeside(db)
	await beside.store('SIGNUPS_PER_CLIENT', '1')
	await eventually(() => expect(started).toHaveBeenCalledOnce())
	await eventually(() => expect(stopped?.mock.contexts).toEqual(started?.mock.contexts))
	expect((await fetch(address)).status).toBe(200)
	await stop()
	expect(stopped).toHaveBeenCalledTimes(2)
})

test('a request in flight during a change of settings is finished', async () => {
	const dataDir = await createTemporaryFolder()
	const { address } = await start({ DATA_DIR: dataDir }, null)
	const beside = openBeside(openSqlite(join(dataDir, 'innervolt.sqlite')))
	const slow = beginSignup(address)
	await slow.isAccepted
	await beside.store('SIGNUPS_PER_CLIENT', '1')
	await eventually(async () => expect(await signUp(address)).toBe(429))
	expect(await slow.finish()).toBe(202)
})

test('slow and malformed requests are answered and their connections closed', async () => {
	const { address, server } = await start({ DATA_DIR: await createTemporaryFolder() }, null)
	const port = Number(new URL(address).port)
	const malformed = connect(port, '127.0.0.1')
	malformed.write('GET / HTTP/9\r\n\r\n')
	expect(await text(malformed)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"statusCode":400/)
	const slow = connect(port, '127.0.0.1')
	const [socket] = await once(server, 'connection')
	// The server emits this error when the time limit of a body is exceeded.
	server.emit('clientError', Object.assign(new Error('slow'), { code: timeoutCode }), socket)
	expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /)
})

const timeoutCode = 'ERR_HTTP_REQUEST_TIMEOUT'

test('startup on a port in use fails and frees the database', async () => {
	const { address } = await start({ DATA_DIR: await createTemporaryFolder() }, null)
	const dataDir = await createTemporaryFolder()
	const busy = { DATA_DIR: dataDir, PORT: new URL(address).port }
	await expect(start(busy, null)).rejects.toThrow('EADDRINUSE')
	expect((await fetch(`${(await start({ DATA_DIR: dataDir }, null)).address}/readyz`)).status).toBe(
		200,
	)
})

test('startup from a folder without a build is refused with instructions', async () => {
	const dataDir = await createTemporaryFolder()
	await expect(start({ DATA_DIR: dataDir }, dataDir)).rejects.toThrow('npm run build')
})

const json = { 'content-type': 'application/json' }

function signup(): string {
	const email = `p${crypto.randomUUID()}@example.com`
	return JSON.stringify({ email, source: 'premium' })
}

/** Resolves to the response's status. */
async function signUp(address: string): Promise<number> {
	const message = { method: 'POST', headers: json, body: signup() }
	return (await fetch(`${address}/api/waitlist`, message)).status
}

/** Sends a signup whose last byte waits for `finish`, which resolves to the response's status. */
function beginSignup(address: string) {
	const body = signup()
	const headers = { ...json, 'content-length': body.length, expect: '100-continue' }
	const sent = request(`${address}/api/waitlist`, { method: 'POST', headers })
	const answered = once(sent, 'response')
	sent.flushHeaders()
	return {
		isAccepted: once(sent, 'continue').then(() => sent.write(body.slice(0, -1))),
		finish: async () => {
			sent.end(body.slice(-1))
			const [response] = await answered
			return response.statusCode
		},
	}
}
