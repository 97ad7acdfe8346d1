import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { noFiles } from '#server/static/files.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, sameOrigin, password } from '#testing/test-api.ts'

const site = sameOrigin.origin
const preflight = { 'access-control-request-method': 'POST', host: 'api.innervolt.example' }

/** The whole server, its pages on another origin or on this one. */
async function newServer(isSiteOnOtherOrigin: boolean) {
	const { parts } = await createTestApi(databases[0])
	const app = buildApp({
		files: noFiles(),
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		api: { ...parts, isSiteOnOtherOrigin },
		log: false,
		trustProxy: false,
	})
	onTestFinished(() => app.close())
	return app
}

test('a preflight from the site is let through, with credentials', async () => {
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
])('a preflight from %s gets no permission', async (origin) => {
	const app = await newServer(true)
	const headers = { ...preflight, origin }
	const answer = await app.inject({ method: 'OPTIONS', url: '/api/auth/login', headers })
	expect(answer.statusCode).toBe(404)
	expect(Object.keys(answer.headers).join()).not.toContain('access-control')
})

test('the site may log in, read its session and see how long to wait', async () => {
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

test('a form without a script ends on a page that the site may read as well', async () => {
	const app = await newServer(true)
	const answer = await app.inject({ url: '/waitlist/sent', headers: { origin: site } })
	expect(answer.headers['access-control-allow-origin']).toBe(site)
})

test('a foreign page may not write, preflight or not', async () => {
	const app = await newServer(true)
	const headers = { origin: 'https://evil.example', host: 'api.innervolt.example' }
	const payload = { email: 'ada@example.com', source: 'premium' }
	const answer = await app.inject({ method: 'POST', url: '/api/waitlist', headers, payload })
	expect(answer.statusCode).toBe(403)
	expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('where pages and API share an origin nobody else is let in at all', async () => {
	const app = await newServer(false)
	const headers = { ...preflight, origin: site }
	const answer = await app.inject({ method: 'OPTIONS', url: '/api/auth/login', headers })
	expect(answer.statusCode).toBe(404)
	expect(Object.keys(answer.headers).join()).not.toContain('access-control')
})
