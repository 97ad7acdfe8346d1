import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { errorResponse } from '#server/platform/http/api-errors.ts'
import { countRegistrations, databases } from '#testing/databases.ts'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { createStore } from '#server/store.ts'
import { createTestApi, logIn, password, sameOrigin } from '#testing/test-api.ts'

const [sqlite, patientPostgres] = databases
/** With the server's time limit. */
const postgres = { ...patientPostgres, open: (url: string) => openPostgres(url) }

test('a full disk is a 503, loses no acknowledged signup, and recovers once there is space', async () => {
	const { app, db, store, log } = await createTestApi(sqlite, { signupsPerClient: 1_000 })
	expect(await signUp(app, 'before')).toBe(202)
	const pages = await db.write((transaction) =>
		sql<{ page_count: number }>`pragma page_count`.execute(transaction),
	)
	await limitPages(pages.rows[0]?.page_count ?? 1)
	const replies = await Promise.all(
		Array.from({ length: 200 }, (_, index) => signUp(app, `full${index}`)),
	)
	expect(replies).toContain(503)
	const acknowledged = replies.filter((status) => status === 202).length
	expect(replies.filter((status) => status === 503)).toHaveLength(200 - acknowledged)
	expect(await countRegistrations(store)).toBe(1 + acknowledged)
	await expect(store.ping()).rejects.toThrow('full')
	expect(log.join('')).toContain('The disk is full')
	await limitPages(1_000_000)
	await expect(store.ping()).resolves.toBeUndefined()
	expect(await signUp(app, 'after')).toBe(202)

	async function limitPages(maxPages: number) {
		await db.write((transaction) =>
			sql.raw(`pragma max_page_count = ${maxPages}`).execute(transaction),
		)
	}
})

test('a file that a full disk has no room for is the same 503', () => {
	const thrown = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
	expect(errorResponse(thrown)).toEqual({ status: 503, error: 'unavailable' })
})

test('a file that became read-only is a 503', async () => {
	const { app, db } = await createTestApi(sqlite)
	await db.write((transaction) => sql`pragma query_only = 1`.execute(transaction))
	expect(await signUp(app, 'during')).toBe(503)
})

test('a login on a full disk is the same 503, and the database is not ready', async () => {
	const { app, db, store } = await createTestApi(sqlite)
	const { rows } = await db.write((transaction) =>
		sql<{ page_count: number }>`pragma page_count`.execute(transaction),
	)
	await db.write((transaction) =>
		sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(transaction),
	)
	// Until no page has room for another attempt.
	const isRefused = (key: string) => {
		const limits = [1, 2, 3, 4].map((part) => ({ key: `${key} ${part}`, limit: 1, windowMs: 1 }))
		return store.rateLimits.consume(limits).then(
			() => 0,
			() => 1,
		)
	}
	let refused = 0
	let key = 0
	while (refused < 200) refused += await isRefused(`${(key += 1)}`)
	await expect(store.ping()).rejects.toThrow('full')
	const reply = await app.inject({
		method: 'POST',
		url: '/api/auth/login',
		headers: sameOrigin,
		payload: { username: 'ada', password },
	})
	expect([reply.statusCode, reply.json()]).toEqual([503, { error: 'unavailable' }])
	expect(reply.headers['retry-after']).toBe('5')
})

test('a lost PostgreSQL is a 503 while it is away, and recovers without a restart', async () => {
	const proxy = await startProxy(await postgres.createMigrated())
	const { app } = await createTestApi({ ...postgres, createMigrated: async () => proxy.url })
	const cookie = await logIn(app)
	expect(await signUp(app, 'before')).toBe(202)
	await proxy.stop()
	expect(await signUp(app, 'during')).toBe(503)
	const list = await app.inject({ url: '/api/admin/registrations', headers: { cookie } })
	expect(list.statusCode).toBe(503)
	await proxy.restart()
	expect(await signUp(app, 'after')).toBe(202)
})

test('an unresponsive PostgreSQL is a 503 while it is frozen, and recovers without a restart', async () => {
	const proxy = await startProxy(await postgres.createMigrated())
	const { app } = await createTestApi({ ...postgres, createMigrated: async () => proxy.url })
	const cookie = await logIn(app)
	proxy.freeze()
	const list = app.inject({ url: '/api/admin/registrations', headers: { cookie } })
	expect(await Promise.all([signUp(app, 'one'), signUp(app, 'two')])).toEqual([503, 503])
	expect((await list).statusCode).toBe(503)
	proxy.thaw()
	expect(await signUp(app, 'after')).toBe(202)
})

test('a blocked event loop does not count as an unresponsive PostgreSQL', async () => {
	const { db } = await createTestApi(postgres)
	const answer = sql`select pg_sleep(0.05)`.execute(db.read)
	await nextTurn()
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
	await expect(answer).resolves.toBeDefined()
})

test('a server that accepts connections and never responds is a 503', async () => {
	const silent = createServer(() => {})
	silent.listen(0, '127.0.0.1')
	await once(silent, 'listening')
	onTestFinished(() => void silent.close())
	const address = silent.address()
	const port = typeof address === 'object' ? address?.port : 0
	const db = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`)
	onTestFinished(() => db.close())
	const { app } = await createTestApi(sqlite, { store: createStore(db, systemClockAndRandom) })
	expect(await signUp(app, 'ada')).toBe(503)
})

async function signUp(app: FastifyInstance, name: string): Promise<number> {
	const payload = { email: `${name}@example.com`, source: 'premium' }
	const reply = await app.inject({ method: 'POST', url: '/api/waitlist', payload })
	expect(reply.headers['retry-after']).toBe(reply.statusCode === 503 ? '5' : undefined)
	return reply.statusCode
}

/** A TCP proxy in front of PostgreSQL that can be stopped and restarted, frozen and thawed. */
async function startProxy(target: string) {
	const url = new URL(target)
	const port = Number(url.port)
	const sockets = new Set<Socket>()
	let isFrozen = false
	const server = createServer((client) => {
		const upstream = connect(port, '127.0.0.1')
		for (const socket of [client, upstream]) {
			sockets.add(socket)
			socket.on('error', () => socket.destroy())
			socket.on('close', () => sockets.delete(socket))
		}
		client.on('data', (bytes) => !isFrozen && upstream.write(bytes))
		upstream.on('data', (bytes) => !isFrozen && client.write(bytes))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const proxyPort = typeof address === 'object' ? (address?.port ?? 0) : 0
	url.port = String(proxyPort)
	const stop = async () => {
		const closed = once(server, 'close')
		server.close()
		for (const socket of sockets) socket.destroy()
		await closed
	}
	onTestFinished(async () => {
		for (const socket of sockets) socket.destroy()
		server.close()
	})
	return {
		url: url.href,
		stop,
		/** Drops all data without closing the connections. */
		freeze: () => (isFrozen = true),
		thaw: () => (isFrozen = false),
		restart: async () => {
			server.listen(proxyPort, '127.0.0.1')
			await once(server, 'listening')
		},
	}
}
