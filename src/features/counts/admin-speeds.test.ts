import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { dailyDatabases, databases } from '#testing/databases.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'

const [sqlite] = databases
const today = '2026-01-05'
const visit = {
	path: '/usa',
	device: 'phone',
	locale: 'en',
	lcp: 1_300,
	ttfb: 90.4,
	cls: 0,
	inp: null,
}

function report(app: FastifyInstance, payload: object, headers: Record<string, string> = {}) {
	return app.inject({
		method: 'POST',
		url: '/api/speeds',
		headers: { ...sameOrigin, 'content-type': 'text/plain;charset=UTF-8', ...headers },
		payload: JSON.stringify(payload),
	})
}

async function read(app: FastifyInstance, query = `from=${today}&to=${today}`) {
	const cookie = await logIn(app)
	return await app.inject({ url: `/api/admin/speeds?${query}`, headers: { cookie } })
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('speed reports of pages are summarized by kind of page, device and language', async () => {
		const { app } = await createTestApi(kind)
		const first = await report(app, visit)
		expect([first.statusCode, first.body]).toEqual([204, ''])
		await report(app, { ...visit, path: '/mbti-test', device: 'computer', locale: 'de' })
		const all = (await read(app)).json()
		expect(all.all).toMatchObject({
			lcp: { n: 2, p75: 1_438 },
			ttfb: { n: 2 },
			cls: { n: 2, p75: 0 },
		})
		expect(all.all.inp).toBeNull()
		expect(all.kinds.map(({ kind: each }: { kind: string }) => each)).toEqual(['country', 'test'])
		const filtered = (await read(app, `from=${today}&to=${today}&device=phone&locale=en`)).json()
		expect(filtered.kinds).toMatchObject([{ kind: 'country', figures: { lcp: { n: 1 } } }])
		const before = (await read(app, 'from=2026-01-01&to=2026-01-04')).json()
		expect(before.kinds).toEqual([])
	})
})

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'Mozilla/5.0 (Googlebot/2.1)' }])(
	'a report with %o gets a response and is not counted',
	async (headers) => {
		const { app } = await createTestApi(sqlite)
		expect((await report(app, visit, headers)).statusCode).toBe(204)
		expect((await read(app)).json().kinds).toEqual([])
	},
)

test('a client that reports too often gets a 204, and its reports are not counted', async () => {
	const { app } = await createTestApi(sqlite, { acceptCount: () => false })
	expect((await report(app, visit)).statusCode).toBe(204)
	expect((await read(app)).json().kinds).toEqual([])
})

test('a speed report from another site, or with an invalid value, is rejected', async () => {
	const { app } = await createTestApi(sqlite)
	expect((await report(app, visit, { origin: 'https://other.example' })).statusCode).toBe(403)
	expect((await report(app, { ...visit, lcp: -1 })).statusCode).toBe(400)
	expect((await report(app, { ...visit, lcp: 'fast' })).statusCode).toBe(400)
	expect((await report(app, { device: 'phone' })).statusCode).toBe(400)
	expect((await read(app)).json().kinds).toEqual([])
})

test.each([
	['from=2026-01-05', 'to'],
	['from=2020-01-05&to=2026-01-05', 'from'],
	[`from=${today}&to=${today}&device=watch`, 'device'],
	[`from=${today}&to=${today}&source=x`, 'source'],
])('the query %s is refused', async (query, field) => {
	const { app } = await createTestApi(sqlite)
	const reply = await read(app, query)
	expect([reply.statusCode, reply.json()]).toEqual([
		400,
		{ error: 'invalid', field, fields: [field] },
	])
})

test('the speed figures can be read only with a session', async () => {
	const { app } = await createTestApi(sqlite)
	expect((await app.inject({ url: '/api/admin/speeds' })).statusCode).toBe(401)
})
