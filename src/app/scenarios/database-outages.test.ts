/** @module-tag night */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { statusOf } from '#platform/http/api-errors.ts'
import { eventually } from '#testing/eventually.ts'
import { countRegistrations, databases, openTestStore } from '#testing/databases.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { installationValue, setInstallationValue } from '#platform/db/installation.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { createStore } from '#app/store.ts'
import { createTestApi, logIn, enter } from '#testing/test-api.ts'

const [sqlite, postgresOfTests] = databases
/** Shortened, so that tests do not wait for the default. */
const timeoutMs = 800
const postgres = { ...postgresOfTests, open: (url: string) => openPostgres(url, timeoutMs) }

test('on a full disk, a signup gets a 503 and no acknowledged signup is lost, and signups succeed again once there is free space', async () => {
	const { app, db, store, log } = await createTestApi(sqlite, { signupsPerClient: 1_000 })
	expect(await signUp(app, 'before')).toBe(202)
	const pages = await db.write((transaction) =>
		sql<{ page_count: number }>`pragma page_count`.execute(transaction),
	)
	await limitPages(pages.rows[0]?.page_count ?? 1)
	const replies = await Promise.all(
		Array.from({ length: 60 }, (_, index) => signUp(app, `full${index}`)),
	)
	expect(replies).toContain(503)
	const acknowledged = replies.filter((status) => status === 202).length
	expect(replies.filter((status) => status === 503)).toHaveLength(60 - acknowledged)
	expect(await countRegistrations(store)).toBe(1 + acknowledged)
	expect(log.join('')).toContain('The disk is full')
	await limitPages(1_000_000)
	expect(await signUp(app, 'after')).toBe(202)

	async function limitPages(maxPages: number) {
		await db.write((transaction) =>
			sql.raw(`pragma max_page_count = ${maxPages}`).execute(transaction),
		)
	}
})

test('a full disk reported by the operating system is also answered with 503', () => {
	const thrown = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
	expect(statusOf(thrown)).toBe(503)
})

test('a signup gets a 503 if the database file has become read-only', async () => {
	const { app, db } = await createTestApi(sqlite)
	await db.write((transaction) => sql`pragma query_only = 1`.execute(transaction))
	expect(await signUp(app, 'during')).toBe(503)
})

test('a login on a full disk gets a 503 with Retry-After', async () => {
	const { app, db, store } = await createTestApi(sqlite)
	const { rows } = await db.write((transaction) =>
		sql<{ page_count: number }>`pragma page_count`.execute(transaction),
	)
	await db.write((transaction) =>
		sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(transaction),
	)
	// Fills the database until none of its pages has room to record another login attempt.
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
	const reply = await enter(app)
	expect([reply.statusCode, reply.json()]).toEqual([503, { error: 'unavailable' }])
	expect(reply.headers['retry-after']).toBe('5')
})

test('requests get a 503 while PostgreSQL is unreachable, and succeed afterwards without a restart', async () => {
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

test('requests get a 503 while PostgreSQL is frozen, and succeed afterwards without a restart', async () => {
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

test('a change that waits longer than a second for a lock succeeds', async () => {
	const { db, where } = await openTestStore(postgresOfTests)
	const { unlock } = await lockInstallation(where)
	const change = setValue(db)
	await eventually(async () => {
		const { rows } = await sql`
			select from pg_stat_activity where datname = current_database()
				and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '1 s'
		`.execute(db.read)
		expect(rows).toHaveLength(1)
	}, 20_000)
	await unlock()
	await change
	expect(await installationValue(db.read, 'a')).toBe('changed')
})

test('a change that waits too long for a lock gets a 503, changes nothing, and keeps its connection', async () => {
	const where = await postgres.createMigrated()
	const db = postgres.open(where)
	onTestFinished(() => db.close())
	const { unlock } = await lockInstallation(where)
	const before = await backendOf(db)
	const thrown: unknown = await setValue(db).catch((error: unknown) => error)
	expect(statusOf(thrown)).toBe(503)
	await unlock()
	expect(await installationValue(db.read, 'a')).toBe('before')
	expect(await backendOf(db)).toBe(before)
})

test('a COMMIT may take longer than the time limit for a statement', async () => {
	const { app, db } = await createTestApi(postgres)
	await db.withMaintenanceConnection(async (own) => {
		await sql`
			create function rest() returns trigger language plpgsql as
				$$ begin perform pg_sleep(${sql.lit((timeoutMs * 1.5) / 1_000)}); return null; end $$
		`.execute(own)
		await sql`
			create constraint trigger rest after insert on consents deferrable initially deferred
				for each row execute function rest()
		`.execute(own)
	})
	expect(await signUp(app, 'ada')).toBe(202)
})

test('a signup whose COMMIT succeeded gets a 202 even if the connection breaks before the response', async () => {
	const proxy = await startProxy(await postgres.createMigrated())
	const { app, store } = await createTestApi({
		...postgres,
		createMigrated: async () => proxy.url,
	})
	expect(await signUp(app, 'before')).toBe(202)
	proxy.loseAnswerTo('commit')
	expect(await signUp(app, 'ada')).toBe(202)
	expect(await countRegistrations(store)).toBe(2)
})

test('a signup whose COMMIT never arrived gets a 503, and nothing of it is stored', async () => {
	const proxy = await startProxy(await postgres.createMigrated())
	const { app, store } = await createTestApi({
		...postgres,
		createMigrated: async () => proxy.url,
	})
	proxy.lose('commit')
	expect(await signUp(app, 'ada')).toBe(503)
	expect(await countRegistrations(store)).toBe(0)
})

test('a blocked event loop does not count as an unresponsive PostgreSQL', async () => {
	const { db } = await createTestApi(postgres)
	// Opens the connection.
	await sql`select 1`.execute(db.read)
	const answer = sql`select pg_sleep(0.05)`.execute(db.read)
	await nextTurn()
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
	await expect(answer).resolves.toBeDefined()
})

test('a request gets a 503 if the database server accepts connections but never responds', async () => {
	const silent = createServer(() => {})
	silent.listen(0, '127.0.0.1')
	await once(silent, 'listening')
	onTestFinished(() => void silent.close())
	const address = silent.address()
	const port = typeof address === 'object' ? address?.port : 0
	const db = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, timeoutMs)
	onTestFinished(() => db.close())
	const { app } = await createTestApi(sqlite, { store: createStore(db, systemClockAndRandom) })
	expect(await signUp(app, 'ada')).toBe(503)
})

/** Locks a row over a separate connection until `unlock`. */
async function lockInstallation(url: string) {
	const locker = new Client({ connectionString: url })
	await locker.connect()
	onTestFinished(() => locker.end())
	await locker.query(`insert into installation (name, value) values ('a', 'before')`)
	await locker.query('begin')
	await locker.query(`select from installation where name = 'a' for update`)
	return { unlock: () => locker.query('commit') }
}

async function setValue(db: Database): Promise<void> {
	await db.write((transaction) => setInstallationValue(transaction, 'a', 'changed'))
}

async function backendOf(db: Database): Promise<number | undefined> {
	const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db.read)
	return rows[0]?.pid
}

async function signUp(app: FastifyInstance, name: string): Promise<number> {
	const payload = { email: `${name}@example.com`, source: 'premium' }
	const reply = await app.inject({ method: 'POST', url: '/api/waitlist', payload })
	expect(reply.headers['retry-after']).toBe(reply.statusCode === 503 ? '5' : undefined)
	return reply.statusCode
}

/** A TCP proxy in front of PostgreSQL that can be stopped, restarted, frozen and thawed. */
async function startProxy(target: string) {
	const url = new URL(target)
	const port = Number(url.port)
	const sockets = new Set<Socket>()
	let isFrozen = false
	let lost: { readonly bytes: string; readonly isSent: boolean } | null = null
	const server = createServer((client) => {
		const upstream = connect(port, '127.0.0.1')
		for (const socket of [client, upstream]) {
			sockets.add(socket)
			socket.on('error', () => socket.destroy())
			socket.on('close', () => sockets.delete(socket))
		}
		client.on('data', (bytes) => {
			if (lost !== null && bytes.includes(lost.bytes)) {
				upstream.removeAllListeners('data')
				if (lost.isSent) upstream.once('data', () => client.destroy())
				else for (const socket of [client, upstream]) socket.destroy()
				lost = null
			}
			if (!isFrozen) upstream.write(bytes)
		})
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
		/** Forwards no more bytes, but leaves the connections open. */
		freeze: () => (isFrozen = true),
		thaw: () => (isFrozen = false),
		/** Breaks the next connection that sends these bytes, before they arrive. */
		lose: (bytes: string) => (lost = { bytes, isSent: false }),
		/** Breaks the next connection that sends these bytes, before the response arrives. */
		loseAnswerTo: (bytes: string) => (lost = { bytes, isSent: true }),
		restart: async () => {
			server.listen(proxyPort, '127.0.0.1')
			await once(server, 'listening')
		},
	}
}
