import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app/app.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, sameOrigin, password } from '#testing/test-api.ts'

const site = sameOrigin.origin
const preflight = { 'access-control-request-method': 'POST', host: 'api.innervolt.example' }

async function newServer(isSiteOnOtherOrigin: boolean) {
	const { options } = await createTestApi(databases[0])
	const app = buildApp({
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		api: { ...options, isSiteOnOtherOrigin },
		log: false,
		trustProxy: null,
	})
	onTestFinished(() => app.close())
	return app
}

test('the API accepts a preflight request from the site and allows credentials', async () => {
	const app = await newServer(true)
	const headers = { ...preflight, origin: site }
	const answer = await app.inject({ method: 'OPTIONS', url: '/api/auth/login', headers })
	expect(answer.statusCode).toBe(204)
	expect(answer.headers).toMatchObject({
		'access-control-allow-origin': site,
		'access-control-allow-credentials': 'true',
		'access-control-allow-methods': 'GET, POST',
		'access-control-allow-headers': 'content-type',
	})
})

test.each([
	'https://evil.example',
	'http://innervolt.example',
	'https://innervolt.example.evil.example',
	'https://innervolt.example:8443',
	'null',
])('the API refuses a preflight request from %s', async (origin) => {
	const app = await newServer(true)
	const headers = { ...preflight, origin }
	const answer = await app.inject({ method: 'OPTIONS', url: '/api/auth/login', headers })
	expect(answer.statusCode).toBe(404)
	expect(Object.keys(answer.headers).join()).not.toContain('access-control')
})

test('a site on another origin can log in to the API, and read the session and the Retry-After header', async () => {
	const app = await newServer(true)
	const headers = { origin: site, host: 'api.innervolt.example' }
	const payload = { username: 'ada', password }
	const login = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
	expect(login.statusCode).toBe(204)
	expect(login.headers['access-control-allow-origin']).toBe(site)
	expect(login.headers['access-control-expose-headers']).toContain('retry-after')
	const cookie = String(login.headers['set-cookie']).split(';')[0]
	const session = await app.inject({ url: '/api/auth/session', headers: { ...headers, cookie } })
	expect(session.json()).toEqual({ username: 'ada' })
	expect(session.headers.vary).toBe('origin')
})

test('a site on another origin can read the page that is shown after a form is sent without JavaScript', async () => {
	const app = await newServer(true)
	const answer = await app.inject({ url: '/waitlist/sent', headers: { origin: site } })
	expect(answer.headers['access-control-allow-origin']).toBe(site)
})

test('the API rejects a write that another origin sends without a preflight', async () => {
	const app = await newServer(true)
	const headers = { origin: 'https://evil.example', host: 'api.innervolt.example' }
	const payload = { email: 'ada@example.com', source: 'premium' }
	const answer = await app.inject({ method: 'POST', url: '/api/waitlist', headers, payload })
	expect(answer.statusCode).toBe(403)
	expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('the API sends no CORS headers if it shares its origin with the site', async () => {
	const app = await newServer(false)
	const headers = { ...preflight, origin: site }
	const answer = await app.inject({ method: 'OPTIONS', url: '/api/auth/login', headers })
	expect(answer.statusCode).toBe(404)
	expect(Object.keys(answer.headers).join()).not.toContain('access-control')
})
