import { claimMail } from '#testing/jobs.ts'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { dailyDatabases, databases } from '#testing/databases.ts'
import { createTestApi, sameOrigin } from '#testing/test-api.ts'

const [sqlite] = databases
const day = '2026-01-05'
const visit = { event: 'entrance', path: '/usa', source: '', campaign: '', locale: 'en' }

function report(app: FastifyInstance, payload: unknown, headers: Record<string, string> = {}) {
	return app.inject({
		method: 'POST',
		url: '/api/counts',
		headers: { ...sameOrigin, 'content-type': 'text/plain;charset=UTF-8', ...headers },
		payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
	})
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a report adds one to the sums of its day', async () => {
		const { app, counts, store } = await createTestApi(kind)
		const first = await report(app, visit)
		expect([first.statusCode, first.body]).toEqual([204, ''])
		await report(app, visit, { 'content-type': 'application/json' })
		await report(app, { ...visit, source: 'Zine', campaign: 'June' })
		await counts.flush()
		const row = { day, event: 'entrance', path: '/usa', locale: 'en' }
		expect(await store.counts.ofDay(day)).toEqual([
			{ ...row, source: 'direct', campaign: 'none', n: 2 },
			{ ...row, source: 'zine', campaign: 'june', n: 1 },
		])
	})

	test('a form is counted when it is sent, and its confirmation is counted for the day on which the form was sent', async () => {
		const { app, clock, counts, store, options } = await createTestApi(kind)
		const signUp = await app.inject({
			method: 'POST',
			url: '/api/waitlist',
			headers: {
				...sameOrigin,
				referer: 'https://innervolt.example/deutschland?utm_campaign=June',
			},
			payload: { email: 'ada@example.com', source: 'regional-de', locale: 'de' },
		})
		expect(signUp.statusCode).toBe(202)
		const mail = await claimMail(store)
		const url = /https?:\S+confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
		clock.advance(26 * 60 * 60_000)
		const confirm = () => app.inject({ method: 'POST', url: url.replace(options.site, '') })
		expect((await confirm()).statusCode).toBe(200)
		await confirm()
		await counts.flush()
		const row = {
			day,
			path: '/deutschland',
			source: 'direct',
			campaign: 'june',
			locale: 'de',
			n: 1,
		}
		expect(await store.counts.ofDay(day)).toEqual([
			{ ...row, event: 'confirmed' },
			{ ...row, event: 'form_sent' },
		])
		expect(await store.counts.ofDay('2026-01-06')).toEqual([])
	})
})

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'Mozilla/5.0 (Googlebot/2.1)' }])(
	'%j is answered like any other report and not counted',
	async (headers) => {
		const { app, counts, store } = await createTestApi(sqlite)
		expect((await report(app, visit, headers)).statusCode).toBe(204)
		await counts.flush()
		expect(await store.counts.ofDay(day)).toEqual([])
	},
)

test.each([
	['not JSON', 'entrance'],
	['a list', []],
	['no event', { path: '/' }],
	['no path', { event: 'entrance' }],
	['an event that is a number', { event: 1, path: '/' }],
	['a campaign that is an object', { ...visit, campaign: {} }],
	['a prototype', '{"__proto__":{"x":1},"event":"entrance","path":"/"}'],
])('a malformed report (%s) gets a 400 in JSON', async (_name, payload) => {
	const { app, counts, store } = await createTestApi(sqlite)
	const reply = await report(app, payload)
	expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([400, 'invalid'])
	await counts.flush()
	expect(await store.counts.ofDay(day)).toEqual([])
})

test('a report with unknown values gets a 204, and these values are counted as "other"', async () => {
	const { app, counts, store } = await createTestApi(sqlite)
	const unknown = {
		event: 'form_sent',
		path: '/wp-admin',
		source: 'a@b.example',
		campaign: 'x'.repeat(200),
		locale: 'fr',
	}
	expect((await report(app, unknown)).statusCode).toBe(204)
	await counts.flush()
	expect(await store.counts.ofDay(day)).toMatchObject([
		{ event: 'other', path: 'other', source: 'other', campaign: 'other', locale: 'other' },
	])
})

test.each(['https://evil.example', 'null', undefined])(
	'a report from the origin %s is refused',
	async (origin) => {
		const { app } = await createTestApi(sqlite)
		const reply = await app.inject({
			method: 'POST',
			url: '/api/counts',
			headers: { host: 'innervolt.example', ...(origin !== undefined && { origin }) },
			payload: visit,
		})
		expect(reply.statusCode).toBe(403)
	},
)

test('a report that is too large is refused', async () => {
	const { app } = await createTestApi(sqlite)
	const reply = await report(app, { ...visit, campaign: 'x'.repeat(3_000) })
	expect(reply.statusCode).toBe(413)
})

test('reports from a client above its limit get a 204 and are not counted', async () => {
	let left = 3
	const { app, counts, store } = await createTestApi(sqlite, { acceptCount: () => left-- > 0 })
	for (let index = 0; index < 5; index++) {
		expect((await report(app, visit)).statusCode).toBe(204)
	}
	await counts.flush()
	expect(await store.counts.ofDay(day)).toMatchObject([{ n: 3 }])
})

test('a site without counting has no route for reports', async () => {
	const { app } = await createTestApi(sqlite, { counts: undefined })
	expect((await report(app, visit)).statusCode).toBe(404)
})

test('a site on a different origin from the API can send reports without a preflight request', async () => {
	const { app, counts, store } = await createTestApi(sqlite, { isSiteOnOtherOrigin: true })
	const reply = await report(app, visit, { host: 'api.innervolt.example' })
	expect(reply.statusCode).toBe(204)
	expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
	await counts.flush()
	expect(await store.counts.ofDay(day)).toHaveLength(1)
})

test('the content of a report is not logged', async () => {
	const { app, log } = await createTestApi(sqlite)
	await report(app, visit)
	await report(app, 'broken')
	// The request log is on in this test; production turns it off (app.ts).
	expect(log.join('')).not.toMatch(/usa|entrance|broken/)
})
