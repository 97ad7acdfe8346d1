import { expect, test } from 'vitest'
import { passkeyCreation, passkeyRequest } from '#features/accounts/messages/passkey.ts'
import { databases } from '#testing/databases.ts'
import { createSoftwareAuthenticator } from '#testing/software-authenticator.ts'
import { createTestApi, sameOrigin } from '#testing/test-api.ts'
import type { ApiOptions } from '#app/api/api.ts'

const [sqlite] = databases
const password = 'correct horse battery'
const ownOrigin = 'https://own.test'
const settings = { SITE_URL: ownOrigin, SITE_LANGUAGES: 'en,de', OPERATOR_NAME: 'Ada Byron' }

/** Returns the site with the token of its first-start link. */
async function openSite(changed: Partial<ApiOptions> = {}) {
	const api = await createTestApi(sqlite, changed)
	await api.db.write((transaction) => transaction.deleteFrom('admins').execute())
	const token = (await api.store.firstStart.offer()) ?? ''
	const post = (path: string, payload: object, headers: Record<string, string> = sameOrigin) =>
		api.app.inject({ method: 'POST', url: `/api/auth/first-start${path}`, headers, payload })
	return { ...api, token, post }
}

test('the page behind the first-start link shows the settings that are already known, creates the account, stores the submitted settings and logs in', async () => {
	const { app, store, token, post } = await openSite({
		environment: { OPERATOR_ADDRESS: 'Rosario' },
	})
	const opened = await post('/open', { token })
	expect(opened.headers['cache-control']).toBe('no-store')
	expect(opened.json().settings).toMatchObject([
		{ name: 'SITE_URL', source: 'default' },
		{ name: 'OPERATOR_NAME', value: null },
		{ name: 'OPERATOR_ADDRESS', value: 'Rosario', source: 'environment' },
		{ name: 'SITE_LANGUAGES', value: 'en,de,pt', source: 'default' },
	])
	const made = await post('', { token, name: 'ada', password, settings })
	expect(made.statusCode).toBe(204)
	const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
	const session = await app.inject({ url: '/api/auth/session', headers: { cookie } })
	expect(session.json()).toEqual({ username: 'ada' })
	expect((await store.settings.all()).values).toEqual(settings)
	for (const path of ['/open', '', '/passkey']) {
		const again = await post(path, { token, name: 'eve', password, settings: {} })
		expect([again.statusCode, again.json().error]).toEqual([404, 'not-found'])
	}
})

test('requests from another origin, wrong tokens and repeated guesses are refused, and no log line has the token', async () => {
	const { store, token, post, log } = await openSite()
	const elsewhere = { origin: 'https://evil.example', host: 'innervolt.example' }
	expect((await post('/open', { token }, elsewhere)).statusCode).toBe(403)
	expect((await post('/open', { token: 'short' })).statusCode).toBe(400)
	const wrong = 'A'.repeat(43)
	const statuses: number[] = []
	for (let attempt = 0; attempt < 21; attempt++) {
		statuses.push((await post('/open', { token: wrong })).statusCode)
	}
	expect(new Set(statuses.slice(0, 20))).toEqual(new Set([404]))
	expect(statuses[20]).toBe(429)
	expect(await store.admins.active()).toEqual([])
	expect(log.join('')).not.toContain(token)
})

test('invalid fields are named in the response, nothing is stored, and the link remains valid', async () => {
	const { store, token, post } = await openSite({ environment: { OPERATOR_ADDRESS: 'Rosario' } })
	const wrong = { SITE_URL: 'own.test', OPERATOR_ADDRESS: 'Cádiz' }
	const refused = await post('', { token, name: 'a b', password, settings: wrong })
	expect(refused.statusCode).toBe(400)
	expect(refused.json().fields).toEqual(['name', 'OPERATOR_ADDRESS'])
	const others = { SITE_URL: 'own.test', SITE_LANGUAGES: 'de' }
	const alone = await post('', { token, name: 'ada', password, settings: others })
	expect(alone.json().fields).toEqual(['SITE_URL', 'SITE_LANGUAGES'])
	for (const secret of [{}, { password: 'short' }]) {
		const reply = await post('', { token, name: 'ada', settings, ...secret })
		expect(reply.json().fields).toEqual(['password'])
	}
	expect(await store.admins.active()).toEqual([])
	expect(await store.firstStart.isOpen(token)).toBe(true)
})

const own = { origin: ownOrigin, host: 'own.test' }

test('a SITE_URL that would make the origin of this page untrusted is refused as an invalid field', async () => {
	const { store, token, post } = await openSite()
	const headers = { origin: 'http://own.test', host: 'own.test' }
	const refused = await post('', { token, name: 'ada', password, settings }, headers)
	expect([refused.statusCode, refused.json().fields]).toEqual([400, ['SITE_URL']])
	expect(await store.admins.active()).toEqual([])
})

test("a passkey for the site's future address creates an account without a password", async () => {
	const { store, token, post } = await openSite()
	const authenticator = createSoftwareAuthenticator(ownOrigin)
	const refused = await post('/passkey', { token, name: 'a b', settings }, own)
	expect(refused.json().fields).toEqual(['name'])
	const elsewhere = { ...settings, SITE_URL: 'https://other.test' }
	const unavailable = await post('/passkey', { token, name: 'ada', settings: elsewhere }, own)
	expect(unavailable.json().error).toBe('passkeys-unavailable')
	const asked = await post('/passkey', { token, name: 'ada', settings }, own)
	const elsewhereMade = authenticator.create(passkeyCreation.parse(asked.json()), {
		origin: 'https://evil.example',
	})
	const forged = { name: 'Phone', credential: elsewhereMade }
	const reply = await post('', { token, name: 'ada', settings, passkey: forged }, own)
	expect(reply.json().fields).toEqual(['passkey'])
	const again = await post('/passkey', { token, name: 'ada', settings }, own)
	const second = authenticator.create(passkeyCreation.parse(again.json()))
	const made = await post(
		'',
		{ token, name: 'ada', settings, passkey: { name: 'Phone', credential: second } },
		own,
	)
	expect(made.statusCode).toBe(204)
	expect(await store.admins.active()).toMatchObject([{ name: 'ada', passkeys: 1 }])
	expect(await store.audit.newest()).toContainEqual(
		expect.objectContaining({ actor: 'ada', action: 'login', detail: 'passkey Phone' }),
	)
})

test('the passkey of the first account logs in, and cannot be removed while it is the only way in', async () => {
	const { app, token, post } = await openSite({ site: ownOrigin })
	const authenticator = createSoftwareAuthenticator(ownOrigin)
	const asked = await post('/passkey', { token, name: 'ada', settings }, own)
	const credential = authenticator.create(passkeyCreation.parse(asked.json()))
	const passkey = { name: 'Phone', credential }
	await post('', { token, name: 'ada', settings, passkey }, own)
	const send = (url: string, payload: object) =>
		app.inject({ method: 'POST', url, headers: own, payload })
	const request = passkeyRequest.parse((await send('/api/auth/passkey-options', {})).json())
	const entered = await send('/api/auth/passkey', authenticator.get(request, { counter: 2 }))
	expect(entered.statusCode).toBe(204)
	const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
	const removed = await app.inject({
		method: 'POST',
		url: '/api/admin/passkeys/remove',
		headers: { ...own, cookie },
		payload: { id: credential.id },
	})
	expect([removed.statusCode, removed.json().error]).toEqual([409, 'conflict'])
	const guessed = await send('/api/auth/login', { username: 'ada', password: 'anything' })
	expect(guessed.statusCode).toBe(401)
})
