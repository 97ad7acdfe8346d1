import * as fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi } from '#testing/test-api.ts'
import type { ApiOptions } from '#app/api/api.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const minuteMs = 60_000
const [sqlite] = databases

async function newSite(kind: TestDatabase = sqlite, changed: Partial<ApiOptions> = {}) {
	const site = await createTestApi(kind, { signupEventsSecret: secret, ...changed })
	vi.useFakeTimers({ toFake: ['Date'] })
	onTestFinished(() => void vi.useRealTimers())
	const day = new Date(site.clock.now()).toISOString().slice(0, 10)

	async function report(
		payload: unknown,
		{ id = 'event-1', signedWith = secret, atMs = site.clock.now(), headers = {} } = {},
	) {
		const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
		const at = new Date(atMs)
		vi.setSystemTime(site.clock.now())
		return await site.app.inject({
			method: 'POST',
			url: '/api/signup-events',
			headers: {
				'content-type': 'application/json',
				'webhook-id': id,
				'webhook-timestamp': String(Math.floor(atMs / 1_000)),
				'webhook-signature': new Webhook(signedWith).sign(id, at, text),
				...headers,
			},
			payload: text,
		})
	}
	return { ...site, report, counted: () => site.store.counts.ofDay(day) }
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a report is counted once for its campaign and page, even if it is repeated', async () => {
		const { report, counted, clock } = await newSite(kind)
		const event = { campaign: 'June', page: '/usa' }
		const replies = await Promise.all([report(event), report(event), report(event)])
		expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
			Array.from({ length: 3 }, () => [204, '']),
		)
		clock.advance(60 * minuteMs)
		expect((await report(event)).statusCode).toBe(204)
		await report({ page: 'deutschland-woche-closing' }, { id: 'event-2' })
		const row = { day: '2026-01-05', event: 'signed_up', source: 'other', n: 1 }
		expect(await counted()).toEqual([
			{ ...row, path: '/deutschland/woche', campaign: 'none', locale: 'de' },
			{ ...row, path: '/usa', campaign: 'june', locale: 'en' },
		])
	})

	test('the ID of a report is stored as a keyed hash and deleted after a week', async () => {
		const { db, store, report, clock } = await newSite(kind)
		await report({ page: '/usa' }, { id: 'ada@example.com' })
		const ids = async () => await db.read.selectFrom('signup_events').select('id').execute()
		clock.advance(7 * 24 * 60 * minuteMs)
		await store.sweep()
		expect(await ids()).toHaveLength(1)
		expect(JSON.stringify(await ids())).not.toContain('ada')
		clock.advance(24 * 60 * minuteMs)
		await store.sweep()
		expect(await ids()).toEqual([])
	})
})

const event = { campaign: 'june', page: '/usa' }

test.each([
	['another secret', { signedWith: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }],
	['a signature of something else', { headers: { 'webhook-signature': 'v1,AAAA' } }],
	['no signature', { headers: { 'webhook-signature': '' } }],
	['an ID that was not signed', { headers: { 'webhook-id': 'event-2' } }],
	['a timestamp that was not signed', { headers: { 'webhook-timestamp': '1767614401' } }],
	['a timestamp that is not a number', { headers: { 'webhook-timestamp': 'NaN' } }],
	['a timestamp of six minutes ago', { atMs: Date.UTC(2026, 0, 5, 11, 54) }],
	['a timestamp in the future', { atMs: Date.UTC(2026, 0, 5, 12, 6) }],
])('a report with %s gets a 401 and is not counted', async (_name, options) => {
	const { report, counted } = await newSite()
	const reply = await report(event, options)
	expect([reply.statusCode, reply.json()]).toEqual([401, { error: 'unauthorised' }])
	expect(await counted()).toEqual([])
})

test('one valid signature among several is enough, so that the secret can be replaced', async () => {
	const { report, clock } = await newSite()
	const own = new Webhook(secret).sign('event-1', new Date(clock.now()), JSON.stringify(event))
	const headers = { 'webhook-signature': `v1,AAAA ${own} v1a,x` }
	expect((await report(event, { headers })).statusCode).toBe(204)
})

test.each([
	['a field about a person', { ...event, email: 'ada@example.com' }, ['email']],
	['no page', { campaign: 'june' }, ['page']],
	['a page that is a number', { page: 7 }, ['page']],
	['a campaign that is too long', { ...event, campaign: 'x'.repeat(201) }, ['campaign']],
	['a list', [], []],
	['no JSON', '{', []],
])('a report with %s gets a 400 and is not counted', async (_name, payload, fields) => {
	const { report, counted } = await newSite()
	const reply = await report(payload)
	expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'invalid', fields }])
	expect(await counted()).toEqual([])
})

test('any signed body is counted or refused, and the stored names contain no email address', async () => {
	const { report, counted } = await newSite()
	const text = fc.oneof(fc.string(), fc.constantFrom('ada@example.com', '/usa', 'home-hero'))
	const body = fc.oneof(fc.record({ campaign: text, page: text }), fc.jsonValue())
	let id = 0
	await fc.assert(
		fc.asyncProperty(body, async (value) => {
			const reply = await report(value, { id: `event-${(id += 1)}` })
			expect([204, 400]).toContain(reply.statusCode)
		}),
		{ numRuns: 50 },
	)
	expect(JSON.stringify(await counted())).not.toContain('@')
})

test('a report is refused if its body is too large or of another type, or if the limit is reached', async () => {
	const { report } = await newSite()
	expect((await report('x'.repeat(3_000))).statusCode).toBe(413)
	const asForm = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
	expect((await report(event, asForm)).statusCode).toBe(415)
	const limited = await newSite(sqlite, { acceptCount: () => false })
	const reply = await limited.report(event)
	expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '900'])
})

test.each([{ signupEventsSecret: null }, { counts: undefined }])(
	'a site with %j responds to signup reports with a 404',
	async (changed) => {
		const { report } = await newSite(sqlite, changed)
		expect((await report(event)).statusCode).toBe(404)
	},
)
