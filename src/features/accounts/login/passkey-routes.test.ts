import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { passkeyCreation, passkeyRequest, passkeys } from '#features/accounts/messages/passkey.ts'
import { accountLimits } from '#config/rules/account-limits.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createSoftwareAuthenticator } from '#testing/software-authenticator.ts'
import { unmatchedHash } from '#features/accounts/password.ts'
import { createTestApi, logIn, prove, read, sameOrigin } from '#testing/test-api.ts'

const [sqlite] = databases
const minuteMs = 60_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a passkey can be added, listed, used to log in, renamed and removed', async () => {
		const { app, cookie, authenticator, clock, store } = await withPasskey(kind)
		const [added] = passkeys.parse((await read(app, cookie, 'passkeys')).json())
		expect(added).toMatchObject({ name: 'Phone', usedAt: null })
		clock.advance(1_000)
		const entered = await post(app, '', '/api/auth/passkey', authenticator.get(await ask(app)))
		expect(entered.statusCode).toBe(204)
		const session = String(entered.headers['set-cookie']).split(';')[0] ?? ''
		expect((await read(app, session, 'passkeys')).json()).toMatchObject([
			{ usedAt: new Date(clock.now()).toISOString() },
		])
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ actor: 'ada', action: 'login', detail: 'passkey Phone' }),
		)
		const id = added?.id
		await post(app, cookie, '/api/admin/passkeys/rename', { id, name: 'Tablet' })
		expect((await read(app, cookie, 'passkeys')).json()).toMatchObject([{ name: 'Tablet' }])
		await prove(app, cookie, 'remove-passkey', id)
		expect((await post(app, cookie, '/api/admin/passkeys/remove', { id })).statusCode).toBe(204)
		expect((await read(app, cookie, 'passkeys')).json()).toEqual([])
		const gone = await post(app, '', '/api/auth/passkey', authenticator.get(await ask(app)))
		expect(gone.statusCode).toBe(401)
	})

	test('an account without a password gets one after re-authentication with its passkey', async () => {
		const { app, cookie, authenticator, db, store } = await withPasskey(kind)
		const other = await logIn(app)
		await db.write((transaction) =>
			transaction.updateTable('admins').set({ password_hash: unmatchedHash }).execute(),
		)
		expect((await read(app, cookie, 'account')).json()).toMatchObject({ hasPassword: false })
		const act = { act: 'set-password', target: '' } as const
		const set = () => post(app, cookie, '/api/admin/password', { password: 'battery staple' })
		expect((await set()).json()).toEqual({ error: 'proof-required', act })
		await proveBy(authenticator, { act: 'add-passkey', target: '' })
		expect((await set()).statusCode).toBe(403)
		expect((await store.admins.byName('ada'))?.passwordHash).toBe(unmatchedHash)
		await proveBy(authenticator, act)
		expect((await set()).statusCode).toBe(204)
		expect((await read(app, cookie, 'account')).json()).toMatchObject({ hasPassword: true })
		expect((await read(app, other, 'account')).statusCode).toBe(401)
		expect((await store.audit.newest())[0]).toMatchObject({ action: 'password changed' })
		await proveBy(authenticator, act)
		expect((await set()).json()).toEqual({ error: 'conflict', field: 'current' })

		async function proveBy(by: typeof authenticator, proven: ProvenAct) {
			const asked = await post(app, cookie, '/api/admin/proof-options', { act: proven })
			const passkey = by.get(passkeyRequest.parse(asked.json()))
			const reply = await post(app, cookie, '/api/admin/proof', { passkey, act: proven })
			expect(reply.statusCode).toBe(204)
		}
	})

	test('only one answer to a challenge is accepted, even if two arrive concurrently', async () => {
		// The authenticator has no signature counter, because a counter would reject the second answer too.
		const { app, authenticator } = await withPasskey(kind, 0)
		const answer = authenticator.get(await ask(app), { counter: 0 })
		const replies = await Promise.all([
			post(app, '', '/api/auth/passkey', answer),
			post(app, '', '/api/auth/passkey', answer),
		])
		expect(
			replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
		).toEqual([204, 401])
		expect((await post(app, '', '/api/auth/passkey', answer)).statusCode).toBe(401)
	})

	test('a signature counter that has not increased is rejected and recorded in the audit log', async () => {
		const { app, authenticator, store } = await withPasskey(kind)
		const enter = async (counter: number) =>
			(await post(app, '', '/api/auth/passkey', authenticator.get(await ask(app), { counter })))
				.statusCode
		expect(await enter(7)).toBe(204)
		expect(await enter(7)).toBe(401)
		expect(await enter(6)).toBe(401)
		expect(await enter(0)).toBe(401)
		expect(await enter(8)).toBe(204)
		const refused = (await store.audit.newest()).filter(
			({ action }) => action === 'passkey refused',
		)
		expect(refused).toHaveLength(3)
		expect(refused[0]).toMatchObject({ actor: 'ada', detail: 'Phone' })
	})
})

test('an authenticator without a counter is accepted', async () => {
	const { app, authenticator } = await withPasskey(sqlite, 0)
	for (let use = 0; use < 2; use++) {
		const answer = authenticator.get(await ask(app), { counter: 0 })
		expect((await post(app, '', '/api/auth/passkey', answer)).statusCode).toBe(204)
	}
})

test.each([
	{ origin: 'https://evil.example' },
	{ origin: 'http://localhost:3000' },
	{ rpId: 'evil.example' },
	{ isVerified: false },
	{ type: 'webauthn.create' },
	{ challenge: 'AAAA' },
	{ userHandle: 'AAAA' },
])('a login with %j is refused', async (deviation) => {
	const { app, authenticator } = await withPasskey(sqlite)
	const answer = authenticator.get(await ask(app), deviation)
	const reply = await post(app, '', '/api/auth/passkey', answer)
	expect([reply.statusCode, reply.body]).toEqual([401, '{"error":"unauthorised"}'])
	expect(reply.headers['set-cookie']).toBeUndefined()
})

test.each([
	['increased', 9],
	['decreased', 1],
])(
	'a login with a forged signature and a counter that has %s is refused',
	async (_case, counter) => {
		const { app, authenticator, store } = await withPasskey(sqlite)
		const request = await ask(app)
		const { response, ...answer } = authenticator.get(request, { counter })
		const { signature } = createSoftwareAuthenticator(sameOrigin.origin).get(request).response
		const forged = { ...answer, response: { ...response, signature } }
		expect((await post(app, '', '/api/auth/passkey', forged)).statusCode).toBe(401)
		// An entry per forged signature would let anyone flood the audit log.
		expect(JSON.stringify(await store.audit.newest())).not.toContain('passkey refused')
	},
)

test('an expired challenge is refused', async () => {
	const { app, authenticator, clock } = await withPasskey(sqlite)
	const answer = authenticator.get(await ask(app))
	clock.advance(accountLimits.challengeLifetimeMs)
	expect((await post(app, '', '/api/auth/passkey', answer)).statusCode).toBe(401)
})

test('a challenge that was issued for another purpose or session is refused', async () => {
	const { app, authenticator, cookie } = await withPasskey(sqlite)
	const forProof = await post(app, cookie, '/api/admin/proof-options', {})
	const login = authenticator.get(passkeyRequest.parse(forProof.json()))
	expect((await post(app, '', '/api/auth/passkey', login)).statusCode).toBe(401)
	const other = await logIn(app)
	const forOther = await post(app, other, '/api/admin/proof-options', {})
	const passkey = authenticator.get(passkeyRequest.parse(forOther.json()))
	expect((await post(app, cookie, '/api/admin/proof', { passkey })).statusCode).toBe(403)
})

test('a passkey of a disabled account cannot be used to log in', async () => {
	const { app, authenticator, store } = await withPasskey(sqlite)
	await store.admins.disable('ada', 'test')
	const answer = authenticator.get(await ask(app))
	expect((await post(app, '', '/api/auth/passkey', answer)).statusCode).toBe(401)
})

test('failed logins by passkey or password never lock out a passkey', async () => {
	const { app, authenticator } = await withPasskey(sqlite)
	const wrong = authenticator.get(await ask(app), { challenge: 'AAAA' })
	for (let failure = 0; failure < 25; failure++) {
		expect((await post(app, '', '/api/auth/passkey', wrong)).statusCode).toBe(401)
		await post(app, '', '/api/auth/login', { username: 'ada', password: 'wrong' })
	}
	const entered = await post(app, '', '/api/auth/passkey', authenticator.get(await ask(app)))
	expect(entered.statusCode).toBe(204)
})

test('a passkey re-authenticates a session whose password is locked', async () => {
	const { app, authenticator, cookie } = await withPasskey(sqlite)
	for (let failure = 0; failure < 10; failure++) await prove(app, cookie, undefined, '', 'wrong')
	expect(await prove(app, cookie)).toBe(429)
	const options = await post(app, cookie, '/api/admin/proof-options', {})
	const wrong = authenticator.get(passkeyRequest.parse(options.json()), { challenge: 'AAAA' })
	for (let failure = 0; failure < 25; failure++) {
		const reply = await post(app, cookie, '/api/admin/proof', { passkey: wrong })
		expect(reply.statusCode).toBe(403)
	}
	const passkey = authenticator.get(passkeyRequest.parse(options.json()))
	expect((await post(app, cookie, '/api/admin/proof', { passkey })).statusCode).toBe(204)
})

test('a passkey re-authenticates a session for ten minutes', async () => {
	const { app, authenticator, clock, cookie } = await withPasskey(sqlite)
	clock.advance(10 * minuteMs)
	const readLog = () =>
		app.inject({ url: '/api/admin/audit.csv', headers: { ...sameOrigin, cookie } })
	expect((await readLog()).json()).toEqual({ error: 'proof-required' })
	const request = passkeyRequest.parse(
		(await post(app, cookie, '/api/admin/proof-options', {})).json(),
	)
	expect(request.allowCredentials).toHaveLength(1)
	const passkey = authenticator.get(request)
	expect((await post(app, cookie, '/api/admin/proof', { passkey })).statusCode).toBe(204)
	expect((await readLog()).statusCode).toBe(200)
	clock.advance(10 * minuteMs)
	expect((await readLog()).statusCode).toBe(403)
})

test('a passkey of another account does not re-authenticate a session', async () => {
	const { app, authenticator, clock, cookie, store } = await withPasskey(sqlite)
	const admin = await store.admins.byName('ada')
	await store.admins.create('bob', admin?.passwordHash ?? '', 'test')
	const bob = await store.sessions.begin((await store.admins.byName('bob')) ?? { id: '', name: '' })
	const session = `__Host-session=${bob}`
	clock.advance(10 * minuteMs)
	const request = passkeyRequest.parse(
		(await post(app, session, '/api/admin/proof-options', {})).json(),
	)
	const passkey = authenticator.get(request)
	const reply = await post(app, session, '/api/admin/proof', { passkey })
	expect(reply.json()).toEqual({ error: 'wrong-password' })
	expect(cookie).not.toBe(session)
})

test.each([
	{ origin: 'https://evil.example' },
	{ rpId: 'evil.example' },
	{ isVerified: false },
	{ challenge: 'AAAA' },
])('a new passkey with %j is refused', async (deviation) => {
	const { app } = await createTestApi(sqlite)
	const cookie = await logIn(app)
	const authenticator = createSoftwareAuthenticator(sameOrigin.origin)
	await prove(app, cookie, 'add-passkey')
	const options = await post(app, cookie, '/api/admin/passkeys/options', {})
	const credential = authenticator.create(passkeyCreation.parse(options.json()), deviation)
	const reply = await post(app, cookie, '/api/admin/passkeys', { name: 'Phone', credential })
	expect(reply.json()).toEqual({ error: 'invalid', field: 'credential' })
	expect((await read(app, cookie, 'passkeys')).json()).toEqual([])
})

test('passkeys work on the site’s host name and on localhost, and are refused on an IP address or another host', async () => {
	const { app } = await createTestApi(sqlite)
	const from = (host: string, scheme = 'http') =>
		app.inject({
			method: 'POST',
			url: '/api/auth/passkey-options',
			headers: { origin: `${scheme}://${host}`, host },
			payload: {},
		})
	expect((await from('127.0.0.1:3000')).json()).toEqual({ error: 'passkeys-unavailable' })
	expect((await from('[::1]:3000')).json()).toEqual({ error: 'passkeys-unavailable' })
	expect((await from('evil.example', 'https')).json()).toEqual({ error: 'passkeys-unavailable' })
	expect((await from('localhost:3000')).json()).toMatchObject({ rpId: 'localhost' })
})

/** Adds a passkey for `ada`. */
async function withPasskey(kind: TestDatabase, counter = 1) {
	const api = await createTestApi(kind)
	const cookie = await logIn(api.app)
	const authenticator = createSoftwareAuthenticator(sameOrigin.origin)
	await prove(api.app, cookie, 'add-passkey')
	const options = await post(api.app, cookie, '/api/admin/passkeys/options', {})
	const credential = authenticator.create(passkeyCreation.parse(options.json()), { counter })
	const reply = await post(api.app, cookie, '/api/admin/passkeys', { name: 'Phone', credential })
	expect(reply.statusCode).toBe(201)
	return { ...api, cookie, authenticator }
}

async function ask(app: FastifyInstance) {
	return passkeyRequest.parse((await post(app, '', '/api/auth/passkey-options', {})).json())
}

function post(app: FastifyInstance, cookie: string, url: string, payload: object) {
	return app.inject({ method: 'POST', url, headers: { ...sameOrigin, cookie }, payload })
}
