import { describe, expect, test } from 'vitest'
import { type Series, series, seriesChecks, seriesList } from '#features/letters/messages/series.ts'
import type { LetterCheck } from '#features/letters/rules/letter-checks.ts'
import type { ApiOptions } from '#app/api/api.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, panelOf, prove } from '#testing/test-api.ts'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a shipped series that has been copied is no longer offered', async () => {
		const { get, post } = await newPanel(kind)
		expect(seriesList.parse((await get('')).json())).toEqual({
			series: [],
			shipped: ['tests', 'guides', 'countries'],
		})
		const reply = await post('', { name: 'Tests', shipped: 'tests' })
		expect(reply.statusCode).toBe(201)
		expect(series.parse(reply.json())).toMatchObject({
			name: 'Tests',
			origin: 'tests',
			state: 'off',
			since: null,
			steps: [
				{ name: 'Tests 1', delay_minutes: 0, languages: ['en', 'de', 'pt', 'es'], sent: 0 },
				{ name: 'Tests 2', delay_minutes: 7 * 24 * 60 },
				{ name: 'Tests 3' },
			],
		})
		expect((await get('')).json()).toMatchObject({
			series: [{ name: 'Tests' }],
			shipped: ['guides', 'countries'],
		})
	})

	test('a series can be renamed and deleted, and its steps can be added, moved and deleted as long as no two steps have the same delay', async () => {
		const { post, created } = await newPanel(kind)
		const { id } = await created()
		const change = { id, name: 'Segment', origin: null, segment: 'g', purpose: 'premium' }
		expect((await post('/save', change)).json()).toMatchObject({ name: 'Segment', segment: 'g' })
		for (const delay_minutes of [0, 60, 120, 180]) await post('/steps', { id, delay_minutes })
		expect((await post('/steps', { id, delay_minutes: 240 })).json()).toMatchObject({
			error: 'conflict',
			field: 'count',
		})
		const moved = (await post('/save', change)).json<Series>().steps[3]?.id
		expect((await post('/steps/save', { id: moved, delay_minutes: 60 })).json()).toMatchObject({
			field: 'delay',
		})
		const { steps } = (await post('/steps/save', { id: moved, delay_minutes: 30 })).json<Series>()
		expect(steps.map((step) => step.delay_minutes)).toEqual([0, 30, 60, 120])
		const left = (await post('/steps/delete', { id: moved })).json<Series>()
		expect(left.steps).toHaveLength(3)
		expect((await post('/delete', { id })).statusCode).toBe(204)
		expect((await post('/save', change)).statusCode).toBe(404)
	})

	test('switching a series on needs a recent re-authentication, but switching it off does not', async () => {
		const { post, created, clock, app, cookie } = await newPanel(kind)
		const { id } = await created('tests')
		clock.advance(11 * 60_000)
		expect((await post('/on', { id })).json()).toEqual({ error: 'proof-required' })
		await prove(app, cookie)
		expect((await post('/on', { id })).json()).toMatchObject({ state: 'on' })
		expect((await post('/on', { id })).json()).toMatchObject({ field: 'state' })
		expect((await post('/save', { ...change, id })).json()).toMatchObject({ field: 'state' })
		clock.advance(11 * 60_000)
		expect((await post('/off', { id })).json()).toMatchObject({ state: 'off' })
	})

	test('a series without letters, with a deleted segment or with failing checks is not switched on', async () => {
		const failed: LetterCheck = { name: 'test', level: 'blocks', status: 'failed', values: {} }
		const { get, post, created } = await newPanel(kind, { checkLetter: async () => [failed] })
		const empty = await created()
		expect((await post('/on', { id: empty.id })).json()).toMatchObject({ field: 'steps' })
		const { id, steps } = await created('tests')
		expect((await post('/on', { id })).json()).toMatchObject({ field: 'checks', fields: ['test'] })
		const checks = seriesChecks.parse((await get(`/checks?id=${id}`)).json())
		expect(checks).toEqual(steps.map((step) => ({ id: step.id, blocking: ['test'] })))
		await post('/save', { ...change, id, segment: 'gone' })
		expect((await post('/on', { id })).json()).toMatchObject({ field: 'segment' })
	})

	test('unknown and malformed series are refused with a reason', async () => {
		const { get, post } = await newPanel(kind)
		expect((await get('/one?id=x')).statusCode).toBe(404)
		expect((await post('/on', { id: 'x' })).statusCode).toBe(404)
		expect((await post('/steps/delete', { id: 'x' })).statusCode).toBe(404)
		expect((await post('', { name: '' })).json()).toMatchObject({ error: 'invalid' })
		expect((await post('/steps', { id: 'x', delay_minutes: -1 })).json()).toMatchObject({
			error: 'invalid',
		})
	})
})

test('the panel’s routes for series need a session', async () => {
	const { app } = await createTestApi(databases[0])
	const reply = await app.inject({ url: '/api/admin/series' })
	expect(reply.statusCode).toBe(401)
})

const change = { name: 'Tests', origin: 'tests', segment: null, purpose: 'news' }

async function newPanel(kind: TestDatabase, options: Partial<ApiOptions> = {}) {
	const { app, clock } = await createTestApi(kind, options)
	const cookie = await logIn(app)
	const { post, get } = panelOf(app, cookie, 'series')
	return {
		app,
		clock,
		cookie,
		post,
		get,
		created: async (shipped?: string) =>
			(await post('', { name: 'Tests', ...(shipped && { shipped }) })).json<Series>(),
	}
}
