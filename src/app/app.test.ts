import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { buildApp, type AppOptions } from './app.ts'
import { loggerOptions } from '#platform/log/logger-options.ts'

function fail(): never {
	throw new Error('the table users has no column password')
}

function appWith(options: Partial<AppOptions> = {}) {
	const lines: string[] = []
	const stream = { write: (line: string) => void lines.push(line) }
	const app = buildApp({
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		log: { ...(typeof loggerOptions === 'object' ? loggerOptions : {}), stream },
		trustProxy: null,
		...options,
	})
	onTestFinished(() => app.close())
	app.get('/api/fails', fail)
	app.get('/fails', fail)
	app.get('/api/address', (request) => request.ip)
	app.post('/api/echo', (request) => request.body)
	return { app, lines }
}

test.each([
	['GET /healthz HTTP/1.1\r\nHost: a.example\r\nHost: a.example', 400],
	['GET /healthz HTTP/1.1\r\nHost: a.example\r\nhOST: b.example', 400],
	['GET / HTTP/1.1\r\nHost: a.example, b.example', 400],
	['GET /healthz HTTP/1.1\r\nHost: a.example`', 400],
	['GET /healthz HTTP/1.1\r\nHost:', 400],
	['GET /healthz HTTP/1.1\r\nHost: :80', 400],
	['GET /healthz HTTP/1.1\r\nHost: a.example:123456', 400],
	['GET /healthz HTTP/1.1\r\nHost: a.example:80:80', 400],
	['GET /healthz HTTP/1.1\r\nX: y', 400],
	['GET /healthz HTTP/1.1\r\nHost: A.example:443', 200],
	['GET /healthz HTTP/1.1\r\nHost: [::1]:3000', 200],
	['GET /healthz HTTP/1.0', 200],
])('a raw request with the head %j is answered with %i', async (head, status) => {
	const { app } = appWith()
	const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
	const socket = connect(Number(port), '127.0.0.1')
	socket.write(`${head}\r\nConnection: close\r\n\r\n`)
	expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('/healthz and /readyz are 200 while the database responds', async () => {
	const { app } = appWith()
	expect((await app.inject('/healthz')).statusCode).toBe(200)
	expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test.each([
	['is not ready', async () => false],
	['is unavailable', () => Promise.reject(new Error('connection refused'))],
])('/readyz is 503 and /healthz 200 while the database %s', async (_how, ready) => {
	const { app } = appWith({ ready })
	expect((await app.inject('/healthz')).statusCode).toBe(200)
	const answer = await app.inject('/readyz')
	expect(answer.statusCode).toBe(503)
	expect(answer.body).not.toContain('refused')
})

test('an overloaded server refuses every request but the liveness check, and recovers', async () => {
	let isOverloaded = true
	const { app } = appWith({ isOverloaded: () => isOverloaded })
	const origin = await app.listen({ host: '127.0.0.1', port: 0 })
	for (const [path, method, message] of [
		['/', 'GET', 'Too many requests'],
		['/deutschland/datenschutz?x', 'GET', 'Zu viele Anfragen'],
		['/nowhere', 'GET', 'Too many requests'],
		['/readyz', 'GET', 'Too many requests'],
		['/api/echo', 'POST', '{"error":"unavailable"}'],
	] as const) {
		const answer = await fetch(origin + path, { method })
		expect(answer.status).toBe(503)
		expect(answer.headers.get('retry-after')).toBe('5')
		expect(await answer.text()).toContain(message)
	}
	expect((await fetch(`${origin}/healthz`)).status).toBe(200)
	isOverloaded = false
	expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('an API error is answered with JSON that hides the cause, and the log has the stack of the error but not its message', async () => {
	const { app, lines } = appWith()
	const answer = await app.inject('/api/fails?token=secret')
	expect(answer.statusCode).toBe(500)
	expect(answer.json()).toEqual({ error: 'internal' })
	expect(lines).toHaveLength(1)
	expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', path: '/api/fails' })
	expect(lines[0]).toContain('app.test.ts')
	expect(lines[0]).not.toMatch(/secret|no column password/)
})

test('the log line of a missing path contains no email address', async () => {
	const { app, lines } = appWith()
	const origin = await app.listen({ host: '127.0.0.1', port: 0 })
	for (const path of ['/out/ada%40example.com?x', '/api/ada@example.com'])
		await fetch(origin + path)
	const logged = lines.map((line): unknown => JSON.parse(line).path)
	expect(logged).toEqual(['/out/(address)', '/api/(address)'])
})

test('an error outside the API is answered with the 500 page', async () => {
	const { app } = appWith()
	const answer = await app.inject('/fails')
	expect(answer.statusCode).toBe(500)
	expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
	expect(answer.body).toContain('Unexpected Application Error!')
	expect(answer.body).not.toContain('password')
})

test.each(['/nowhere?token=secret', '/nowhere#secret'])(
	'a missing path such as %s logs one line without query, fragment, browser or IP address',
	async (url) => {
		const { app, lines } = appWith()
		const headers = { 'user-agent': 'Browser/1', 'x-forwarded-for': '203.0.113.7' }
		expect((await app.inject({ url, headers })).statusCode).toBe(404)
		expect(lines).toHaveLength(1)
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'not found', path: '/nowhere' })
		expect(lines[0]).not.toMatch(/secret|Browser|203\.0|127\.0/)
	},
)

test('a long path is truncated in the log', async () => {
	const { app, lines } = appWith()
	await app.inject(`/${'x'.repeat(5000)}`)
	expect(lines[0]?.length).toBeLessThan(500)
})

test('a successful request is not logged', async () => {
	const { app, lines } = appWith()
	await app.inject('/healthz')
	expect(lines).toEqual([])
})

test.each(['/api', '/api/nowhere', '/api/%zz', '/api?x'])('%s is a 404 in JSON', async (url) => {
	const answer = await appWith().app.inject(url)
	expect(answer.statusCode).toBe(404)
	expect(answer.json()).toEqual({ error: 'not-found' })
	expect(answer.headers).toMatchObject({
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
	})
})

test.each(['/apiary', '/%zz', '/%'])('%s is a 404 page', async (url) => {
	const answer = await appWith().app.inject(url)
	expect(answer.statusCode).toBe(404)
	expect(answer.body).toContain('Oops! Page not found')
})

test('a body that is too large, malformed or of an unsupported type is refused with 413, 400 or 415', async () => {
	const { app } = appWith()
	const post = async (type: string, payload: string) =>
		(
			await app.inject({
				method: 'POST',
				url: '/api/echo',
				headers: { 'content-type': type },
				payload,
			})
		).statusCode
	expect(await post('application/json', JSON.stringify('x'.repeat(20_000)))).toBe(413)
	expect(await post('application/json', '{')).toBe(400)
	expect(await post('application/xml', '<a/>')).toBe(415)
})

test('the client address is the socket\u2019s, or, behind a trusted proxy, the last X-Forwarded-For entry', async () => {
	const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
	const addressWith = async (trustProxy: readonly string[] | null, remoteAddress = '127.0.0.1') =>
		(await appWith({ trustProxy }).app.inject({ url: '/api/address', headers, remoteAddress })).body
	expect(await addressWith(null)).toBe('127.0.0.1')
	const loopback = readSettings({ TRUST_PROXY: '1' }).trustProxy
	expect(await addressWith(loopback)).toBe('203.0.113.7')
	expect(await addressWith(loopback, '::ffff:127.0.0.1')).toBe('203.0.113.7')
	expect(await addressWith(loopback, '192.0.2.9')).toBe('192.0.2.9')
	expect(await addressWith(['192.0.2.0/24'], '192.0.2.9')).toBe('203.0.113.7')
	expect(await addressWith(['2001:db8::7'], '2001:db8::7')).toBe('203.0.113.7')
	expect(await addressWith(['2001:db8::7'], '2001:db8::8')).toBe('2001:db8::8')
})
