import { createHook } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dailyDatabases, databases } from '#testing/databases.ts'
import {
	logIn,
	createTestApi,
	post,
	prove,
	sameOrigin,
	password,
	postForm,
} from '#testing/test-api.ts'

const [sqlite] = databases

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a login starts a session, and a logout ends it on the server', async () => {
		const { app } = await createTestApi(kind)
		const cookie = await logIn(app)
		expect((await session(app, cookie)).json()).toEqual({ username: 'ada' })
		const out = await app.inject({
			method: 'POST',
			url: '/api/auth/logout',
			headers: { ...sameOrigin, cookie },
		})
		expect(out.statusCode).toBe(204)
		expect((await session(app, cookie)).statusCode).toBe(401)
	})

	test('a login is accepted only with the exact spelling of the name, including upper and lower case', async () => {
		const { app } = await createTestApi(kind)
		expect((await attempt(app, { username: 'ADA' })).statusCode).toBe(401)
		expect((await attempt(app, { username: 'ada' })).statusCode).toBe(204)
	})

	test('ten failed logins to an account lock the client out for 15 minutes, even with the correct password', async () => {
		const { app, clock } = await createTestApi(kind)
		for (let failure = 0; failure < 10; failure++) {
			expect((await attempt(app, { password: 'wrong' })).statusCode).toBe(401)
			clock.advance(1_000)
		}
		const closed = await attempt(app, {})
		expect(closed.statusCode).toBe(429)
		expect(closed.headers['retry-after']).toBe('890')
		clock.advance(890_000)
		expect((await attempt(app, {})).statusCode).toBe(204)
	})
})

describe.each(dailyDatabases)('$kind', (kind) => {
	test('wrong passwords from another client lock neither the login nor the session of the account', async () => {
		const { app } = await createTestApi(kind)
		const cookie = await logIn(app)
		for (let failure = 0; failure < 12; failure++) {
			await attempt(app, { password: 'wrong' }, sameOrigin, '192.0.2.9')
		}
		expect((await attempt(app, {}, sameOrigin, '192.0.2.9')).statusCode).toBe(429)
		expect((await attempt(app, {}, sameOrigin, '198.51.100.7')).statusCode).toBe(204)
		expect(await prove(app, cookie)).toBe(204)
	})

	test('after 100 wrong passwords from many clients, an account accepts a login only from a browser that has logged in to it before', async () => {
		const { app } = await createTestApi(kind)
		const entered = await attempt(app, {})
		const device = [entered.headers['set-cookie']].flat()[1]?.split(';')[0] ?? ''
		const clients = Array.from({ length: 11 }, (_, index) => `192.0.2.${index}`)
		const statuses: number[] = []
		for (const client of clients) {
			for (let failure = 0; failure < 10; failure++) {
				const reply = await attempt(app, { password: 'wrong' }, sameOrigin, client)
				statuses.push(reply.statusCode)
			}
		}
		expect(statuses.filter((status) => status === 401)).toHaveLength(100)
		expect((await attempt(app, {}, sameOrigin, '198.51.100.7')).statusCode).toBe(429)
		const known = { ...sameOrigin, cookie: device }
		for (let failure = 0; failure < 9; failure++) {
			expect((await attempt(app, { password: 'wrong' }, known)).statusCode).toBe(401)
		}
		expect((await attempt(app, {}, known, '198.51.100.7')).statusCode).toBe(204)
	})

	test('ten wrong passwords in a session lock only re-authentication in that session, for 15 minutes', async () => {
		const { app, clock } = await createTestApi(kind)
		const [cookie, other] = [await logIn(app), await logIn(app)]
		for (let failure = 0; failure < 10; failure++) {
			expect(await prove(app, cookie, 'invite', 'eve', 'wrong')).toBe(403)
		}
		expect(await prove(app, cookie)).toBe(429)
		const change = { current: password, password: 'battery staple' }
		expect((await post(app, cookie, 'password', change)).statusCode).toBe(429)
		expect(await prove(app, other)).toBe(204)
		expect((await attempt(app, {})).statusCode).toBe(204)
		clock.advance(900_000)
		expect(await prove(app, cookie)).toBe(204)
	})

	test('refused logins and refused re-authentications are recorded in the audit log, each with one entry per account and hour', async () => {
		const { app, store, clock } = await createTestApi(kind)
		const cookie = await logIn(app)
		const refused = async () =>
			(await store.audit.newest()).filter(({ action }) => action.endsWith('refused'))
		for (let failure = 0; failure < 7; failure++) {
			await attempt(app, { username: 'ADA', password: 'hunter2' })
			await attempt(
				app,
				{ username: `eve${failure}`, password: 'hunter2' },
				sameOrigin,
				`192.0.2.${failure}`,
			)
			await prove(app, cookie, undefined, '', 'hunter2')
		}
		await attempt(app, { username: 'a\0b' })
		const lines = [
			{ actor: 'ada', action: 'login refused', rows: 7 },
			{ actor: '(unknown)', action: 'login refused', rows: 8 },
			{ actor: 'ada', action: 'proof refused', rows: 7 },
		]
		const found = await refused()
		expect(found).toHaveLength(3)
		for (const line of lines) expect(found).toContainEqual(expect.objectContaining(line))
		expect(JSON.stringify(await store.audit.newest())).not.toMatch(/eve|hunter2/)
		clock.advance(3_600_000)
		await attempt(app, { password: 'wrong' })
		expect(await refused()).toHaveLength(4)
	})

	test('refused passkeys are recorded in the audit log, with the same limit per client as wrong passwords', async () => {
		const { app, store } = await createTestApi(kind)
		const wrong = {
			id: 'AAAA',
			rawId: 'AAAA',
			type: 'public-key',
			response: {
				clientDataJSON: 'AAAA',
				authenticatorData: 'AAAA',
				signature: 'AAAA',
				userHandle: 'AAAA',
			},
		}
		for (let failure = 0; failure < 25; failure++) {
			const url = '/api/auth/passkey'
			const reply = await app.inject({ method: 'POST', url, headers: sameOrigin, payload: wrong })
			expect(reply.statusCode).toBe(401)
		}
		const line = { actor: '(unknown)', action: 'login refused', rows: 20 }
		expect(await store.audit.newest()).toContainEqual(expect.objectContaining(line))
	})
})

test.each([
	['of another account', (value: string) => value, 'bea'],
	['with another signature', (value: string) => value.replace(/\../, changeLast), 'ada'],
	['with another ID', (value: string) => value.replace(/=./, changeLast), 'ada'],
])(
	'a device cookie %s does not exempt a client from the limit',
	async (_case, change, username) => {
		const { app, store } = await createTestApi(sqlite)
		const hash = (await store.admins.byName('ada'))?.passwordHash ?? ''
		await store.admins.create('bea', hash, 'test')
		const entered = await attempt(app, {})
		const device = [entered.headers['set-cookie']].flat()[1]?.split(';')[0] ?? ''
		expect(device).toMatch(/^__Host-device=/)
		for (let failure = 0; failure < 10; failure++) {
			await attempt(app, { username, password: 'wrong' })
		}
		const forged = { ...sameOrigin, cookie: change(device) }
		expect((await attempt(app, { username }, forged)).statusCode).toBe(429)
	},
)

function changeLast(text: string): string {
	return text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A')
}

test('the session cookie is host-only, HttpOnly, Secure and persistent', async () => {
	const { app } = await createTestApi(sqlite)
	const reply = await attempt(app, {})
	expect(reply.statusCode).toBe(204)
	expect([reply.headers['set-cookie']].flat()[0]).toMatch(
		/^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
	)
})

test('each login starts a new session and ends the previous one', async () => {
	const { app } = await createTestApi(sqlite)
	const first = await logIn(app)
	const reply = await attempt(app, {}, { ...sameOrigin, cookie: first })
	expect(String(reply.headers['set-cookie'])).not.toContain(first)
	expect((await session(app, first)).statusCode).toBe(401)
})

test('a login does not adopt a session token sent by the client', async () => {
	const { app } = await createTestApi(sqlite)
	const cookie = '__Host-session=chosen'
	await attempt(app, {}, { ...sameOrigin, cookie })
	expect((await session(app, cookie)).statusCode).toBe(401)
})

test('an unknown name and a wrong password get the same response', async () => {
	const { app } = await createTestApi(sqlite)
	const [name, wrong, zero] = [
		await attempt(app, { username: 'eve' }),
		await attempt(app, { password: 'wrong' }),
		await attempt(app, { username: 'a\0da' }),
	]
	for (const reply of [name, wrong, zero]) {
		expect(reply.statusCode).toBe(401)
		expect(reply.body).toBe('{"error":"unauthorised"}')
		expect(reply.headers['set-cookie']).toBeUndefined()
	}
})

test('an unknown name costs the same hash computation as a wrong password', async () => {
	const { app } = await createTestApi(sqlite)
	let hashes = 0
	const hook = createHook({
		init: (_id, type) => void (hashes += Number(type === 'ARGON2REQUEST')),
	})
	hook.enable()
	onTestFinished(() => void hook.disable())
	await attempt(app, { password: 'wrong' })
	expect(hashes).toBe(1)
	await attempt(app, { username: 'nobody' })
	expect(hashes).toBe(2)
})

test('a login to a disabled account gets the same status as a wrong password', async () => {
	const { app, store } = await createTestApi(sqlite)
	const cookie = await logIn(app)
	await store.admins.disable('ada', 'test')
	expect((await session(app, cookie)).statusCode).toBe(401)
	expect((await attempt(app, {})).statusCode).toBe(401)
})

test('twenty failed logins with different names lock out the client', async () => {
	const { app } = await createTestApi(sqlite)
	const failures = Array.from({ length: 20 }, (_, index) => attempt(app, { username: `u${index}` }))
	for (const reply of await Promise.all(failures)) expect(reply.statusCode).toBe(401)
	expect((await attempt(app, {})).statusCode).toBe(429)
})

test('concurrent login attempts cannot exceed the limit of failed logins', async () => {
	const { app } = await createTestApi(sqlite)
	const many = await Promise.all(Array.from({ length: 15 }, () => attempt(app, { password: 'x' })))
	expect(many.filter((reply) => reply.statusCode === 401)).toHaveLength(10)
	expect(many.filter((reply) => reply.statusCode === 429)).toHaveLength(5)
})

test.each([
	{ origin: 'https://evil.example', host: 'innervolt.example' },
	{ origin: 'null', host: 'innervolt.example' },
	{ host: 'innervolt.example' },
])('a login from %j is forbidden', async (headers) => {
	const { app } = await createTestApi(sqlite)
	const reply = await attempt(app, {}, headers)
	expect(reply.statusCode).toBe(403)
	expect(reply.json()).toEqual({ error: 'forbidden' })
})

test('a login works on a loopback address', async () => {
	const { app } = await createTestApi(sqlite)
	const local = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
	expect((await attempt(app, {}, local)).statusCode).toBe(204)
})

test('a login that is not JSON or lacks a field is refused', async () => {
	const { app } = await createTestApi(sqlite)
	expect((await attempt(app, { password: '' })).json()).toEqual({
		error: 'invalid',
		field: 'password',
		fields: ['password'],
	})
	const form = await postForm(app, '/api/auth/login', 'username=ada&password=x')
	expect(form.statusCode).toBe(415)
})

test('a login writes no names, passwords or tokens to the log', async () => {
	const { app, log } = await createTestApi(sqlite)
	const cookie = await logIn(app)
	await attempt(app, { username: 'eve-the-admin', password: 'hunter2' })
	const text = log.join('')
	for (const secret of [password, 'hunter2', 'eve-the-admin', cookie.split('=')[1] ?? '?']) {
		expect(text).not.toContain(secret)
	}
})

test('a login is in the audit log', async () => {
	const { app, store } = await createTestApi(sqlite)
	await logIn(app)
	expect(await store.audit.newest()).toContainEqual(
		expect.objectContaining({ actor: 'ada', action: 'login' }),
	)
})

function attempt(
	app: FastifyInstance,
	change: object,
	headers: Record<string, string> = sameOrigin,
	remoteAddress = '127.0.0.1',
) {
	return app.inject({
		method: 'POST',
		url: '/api/auth/login',
		headers,
		remoteAddress,
		payload: { username: 'ada', password, ...change },
	})
}

function session(app: FastifyInstance, cookie: string) {
	return app.inject({ url: '/api/auth/session', headers: { cookie } })
}
