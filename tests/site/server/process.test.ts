/** @module-tag night */
import { closeSync, openSync, readdirSync, readFileSync, readSync, writeSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { freePort } from '#testing/free-port.ts'
import {
	dataFolder,
	runServer,
	type Server,
	startServer,
	startServerWith,
} from '#testing/site-server.ts'

const soon = { timeout: 10_000, interval: 20 }

/** A server started without settings, for tests that only read from it. */
let running: Server
beforeAll(async () => {
	running = await startServer()
})
afterAll(async () => {
	await running.stop()
})

test('invalid settings stop startup with one message that names all of them', async () => {
	const { code, output, errors } = await runServer({
		PORT: 'eighty',
		SITE_URL: 'innervolt',
		TRUST_PROXY: 'yes',
		ANALYTICS: 'google',
	})
	expect(code).toBe(1)
	for (const name of ['PORT', 'SITE_URL', 'TRUST_PROXY', 'ANALYTICS'])
		expect(errors).toContain(name)
	expect(errors).not.toContain('    at ')
	expect(output).toBe('')
})

test('startup without a mail server names the mail folder', async () => {
	const folder = dataFolder()
	const server = await startServerWith({ DATA_DIR: folder })
	expect(server.output()).toContain(`.eml files to ${join(folder, 'outbox')},`)
	expect(await server.stop()).toBe(0)
})

test('startup without a built site fails with a message that names the build command', async () => {
	const { code, errors } = await runServer({ PORT: '0' }, '--build=/nowhere')
	expect(code).toBe(1)
	expect(errors).toContain('npm run build')
	expect(errors).not.toContain('    at ')
})

test('hidden files of the build, which only the server reads, are not served', async () => {
	for (const name of readdirSync('dist/site').filter((file) => file.startsWith('.'))) {
		expect((await fetch(`${running.address}/${name}`)).status).toBe(404)
	}
})

test('startup with a database from a newer release fails with one line that names the unknown migration', async () => {
	const folder = dataFolder()
	const first = await startServerWith({ DATA_DIR: folder })
	await first.stop()
	const db = new DatabaseSync(join(folder, 'innervolt.sqlite'))
	db.exec(`update innervolt_migrations set name = '999-later'`)
	db.close()
	const { code, errors } = await runServer({ PORT: '0', DATA_DIR: folder })
	expect(code).toBe(1)
	expect(errors).toMatch(
		/^The database has the migration 999-later, which this release does not know\. Start a newer release, or restore a backup from before the upgrade\.\n$/,
	)
})

test('startup while PostgreSQL is not running fails with one line that says the database cannot be reached', async () => {
	const DATABASE_URL = `postgres://innervolt@localhost:${await freePort()}/innervolt`
	const { code, errors } = await runServer({ PORT: '0', DATABASE_URL })
	expect(code).toBe(1)
	expect(errors).toBe(
		'The database cannot be reached (ECONNREFUSED). Start it, or correct DATABASE_URL or JOURNAL_TO.\n',
	)
})

test('a failure late in startup ends the process', async () => {
	const folder = await folderWithout('admins')
	const { code, errors } = await runServer({ PORT: '0', DATA_DIR: folder })
	expect(code).toBe(1)
	expect(errors).toContain('admins')
})

test('background work that fails before the application exists is logged, and startup continues', async () => {
	const folder = await folderWithout('throttle')
	const server = await startServerWith({ DATA_DIR: folder })
	await eventually(() => expect(server.output()).toContain('A job failed'), soon)
	expect((await fetch(server.address)).status).toBe(200)
	expect(await server.stop()).toBe(0)
})

test('starting a second server on the same port fails with a message, does not disturb the first server and prints no setup link', async () => {
	const DATA_DIR = dataFolder()
	const { code, output, errors } = await runServer({ PORT: String(running.port), DATA_DIR })
	expect(code).toBe(1)
	expect(errors).toContain(`address already in use 127.0.0.1:${running.port}`)
	expect(errors).toContain('PORT')
	expect(errors).not.toContain('    at ')
	expect(output).toBe('')
	expect((await fetch(`${running.address}/healthz`)).status).toBe(200)
	const next = await startServerWith({ DATA_DIR })
	await eventually(() => expect(next.output()).toMatch(/\/waitlist\/start#[\w-]{43}$/m), soon)
	await next.stop()
})

test('startup prints one line with the URL, which responds', async () => {
	expect(
		running
			.output()
			.split('\n')
			.filter((line) => line.startsWith('Ready')),
	).toEqual([`Ready at ${running.address}`])
	expect((await fetch(running.address)).status).toBe(200)
})

test('an idle connection does not delay the shutdown', { timeout: 20_000 }, async () => {
	const server = await startServer()
	const agent = new Agent({ keepAlive: true })
	await buffer(await begin(`${server.address}/healthz`, agent))
	// The connection would remain open for 72 s; this test's own limit is shorter.
	expect(await server.stop()).toBe(0)
	agent.destroy()
})

test('a server stopped under load finishes every response it has begun', async () => {
	const film = readFileSync('dist/client/media/demo-portrait.en.mp4')
	const server = await startServer()
	const page = (await (await fetch(`${server.address}/usa`)).arrayBuffer()).byteLength
	// The response has begun, and is too long to be sent before the client reads it.
	const downloads = await Promise.all(
		Array.from({ length: 8 }, () =>
			begin(`${server.address}/media/demo-portrait.en.mp4`, new Agent()),
		),
	)
	const readers = Array.from({ length: 16 }, () => readUntilRefused(`${server.address}/usa`))
	await Promise.all(readers.map((reader) => reader.hasBegun))
	const stopped = server.stop()
	const answers = await Promise.all(readers.map((reader) => reader.answers))
	const films = await Promise.all(downloads.map((download) => buffer(download)))
	expect(await stopped).toBe(0)
	expect(films.every((each) => each.equals(film))).toBe(true)
	expect(new Set(answers.flat())).toEqual(new Set([page]))
})

function begin(url: string, agent: Agent): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		get(url, { agent }, resolve).on('error', reject)
	})
}

/**
 * Reads a page repeatedly over a kept-alive connection until the server accepts no more. A connection that ends
 * before a response begins is a rejection; a connection that ends within one is an error.
 */
function readUntilRefused(url: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	const { promise: hasBegun, resolve } = Promise.withResolvers<void>()
	const read = async (): Promise<number[]> => {
		const lengths: number[] = []
		for (;;) {
			const response = await begin(url, agent).catch(() => null)
			if (response === null) return lengths
			lengths.push((await buffer(response)).length)
			resolve()
		}
	}
	return { hasBegun, answers: read() }
}

/** The data folder of a server that was started once. One table was then dropped from its database. */
async function folderWithout(table: string): Promise<string> {
	const folder = dataFolder()
	const first = await startServerWith({ DATA_DIR: folder })
	await first.stop()
	const db = new DatabaseSync(join(folder, 'innervolt.sqlite'))
	db.exec(`drop table ${table}`)
	db.close()
	return folder
}

test('/readyz fails while the header of the database file is unreadable, and recovers', async () => {
	const folder = dataFolder()
	const server = await startServerWith({ DATA_DIR: folder })
	onTestFinished(async () => void (await server.stop()))
	const status = async () => (await fetch(`${server.address}/readyz`)).status
	expect(await status()).toBe(200)
	// The checkpoint empties the write-ahead log, from which SQLite would read instead of the damaged file.
	const database = new DatabaseSync(join(folder, 'innervolt.sqlite'))
	database.exec('pragma wal_checkpoint(truncate)')
	database.close()
	const file = openSync(join(folder, 'innervolt.sqlite'), 'r+')
	onTestFinished(() => closeSync(file))
	const head = Buffer.alloc(16)
	readSync(file, head, 0, head.length, 0)
	writeSync(file, Buffer.alloc(head.length), 0, head.length, 0)
	expect(await status()).toBe(503)
	writeSync(file, head, 0, head.length, 0)
	expect(await status()).toBe(200)
})

test('the signup metric counts stored signups, but no other forms', async () => {
	const metricsPort = await freePort()
	const server = await startServerWith({ METRICS_PORT: String(metricsPort) })
	onTestFinished(async () => void (await server.stop()))
	const signups = async () => {
		const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
		return /^innervolt_signups_total (\d+)$/m.exec(await reply.text())?.[1]
	}
	const send = async (path: string, fields: Record<string, string>) =>
		await fetch(server.address + path, {
			method: 'POST',
			headers: { origin: server.address },
			body: new URLSearchParams(fields),
			redirect: 'manual',
		})
	expect(await signups()).toBe('0')
	const ada = { email: 'ada@example.com', source: 'premium' }
	expect((await send('/api/waitlist', ada)).status).toBe(303)
	expect(await signups()).toBe('1')
	// These three forms are not signups: a request for a link to “Your data with us”, an automated form, and an invalid
	// address.
	expect((await send('/waitlist/data/link', { email: ada.email })).status).toBe(303)
	expect((await send('/api/waitlist', { ...ada, website: 'https://pills.example' })).status).toBe(
		303,
	)
	expect((await send('/api/waitlist', { ...ada, email: 'ada' })).status).toBe(400)
	expect(await signups()).toBe('1')
})
