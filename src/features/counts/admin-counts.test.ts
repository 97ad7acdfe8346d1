import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { countSummary } from '#features/counts/messages/count-summary.ts'
import type { CountRow } from '#features/counts/rules/count.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, panelOf, sameOrigin } from '#testing/test-api.ts'

const [sqlite] = databases

// The test clock stands at noon on 2026-01-05, so the row is from yesterday.
const row = (changed: Partial<CountRow>): CountRow => ({
	day: '2026-01-04',
	event: 'entrance',
	path: '/',
	source: 'direct',
	campaign: 'none',
	locale: 'en',
	n: 1,
	...changed,
})

async function withCounts(kind: TestDatabase, rows: readonly CountRow[] = []) {
	const api = await createTestApi(kind)
	await api.store.counts.add(rows)
	return { ...api, cookie: await logIn(api.app) }
}

const last28Days = 'from=2025-12-08&to=2026-01-04'

async function read(app: FastifyInstance, cookie: string, query = last28Days) {
	const reply = await app.inject({ url: `/api/admin/counts?${query}`, headers: { cookie } })
	expect(reply.statusCode).toBe(200)
	return countSummary.parse(reply.json())
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a summary compares the sums of a period with the sums of the preceding period of the same length', async () => {
		const { app, cookie } = await withCounts(kind, [
			row({ n: 7 }),
			row({ day: '2026-01-05', n: 100 }),
			row({ day: '2025-12-07', n: 3 }),
			row({ event: 'form_sent', n: 2 }),
		])
		const summary = await read(app, cookie)
		expect(summary).toMatchObject({ from: '2025-12-08', to: '2026-01-04', since: '2025-12-07' })
		expect(summary.days).toHaveLength(28)
		expect(summary.daysBefore).toHaveLength(28)
		expect(summary.days.at(-1)).toEqual({ day: '2026-01-04', visits: 7, forms: 2, confirmed: 0 })
		expect([summary.steps.visits, summary.stepsBefore.visits]).toEqual([7, 3])
	})

	test('the sums of a period that includes today contain the counts that are still buffered', async () => {
		const { app, counts, cookie } = await withCounts(kind)
		const { day: _day, n: _n, ...visit } = row({})
		counts.add(visit)
		const { days } = await read(app, cookie, 'from=2026-01-05&to=2026-01-05')
		expect(days).toEqual([{ day: '2026-01-05', visits: 1, forms: 0, confirmed: 0 }])
	})

	test('filters apply to every sum', async () => {
		const { app, cookie } = await withCounts(kind, [
			row({ locale: 'de', campaign: 'june', path: '/deutschland', n: 4 }),
			row({ locale: 'de', n: 2 }),
			row({ n: 10 }),
		])
		const german = await read(app, cookie, `${last28Days}&locale=de`)
		expect(german.steps.visits).toBe(6)
		expect(german.choices.locale).toEqual(['de', 'en'])
		const june = await read(
			app,
			cookie,
			`${last28Days}&locale=de&campaign=june&path=%2Fdeutschland`,
		)
		expect(june.by.path).toEqual([
			{ name: '/deutschland', visits: 4, visitsBefore: 0, forms: 0, confirmed: 0 },
		])
	})

	test('the CSV export has every row of the period, with formulas escaped', async () => {
		const { app, cookie } = await withCounts(kind, [
			row({ campaign: '=1+1', n: 4 }),
			row({ event: 'page_view', n: 9 }),
			row({ day: '2026-01-05' }),
		])
		const url = '/api/admin/counts.csv?from=2026-01-04&to=2026-01-04'
		const reply = await app.inject({ url, headers: { cookie } })
		expect(reply.headers['content-disposition']).toBe(
			'attachment; filename="entradas_2026-01-04_2026-01-04.csv"',
		)
		expect(reply.body).toBe(
			[
				'\uFEFFday,event,path,source,campaign,locale,n',
				`"2026-01-04","entrance","/","direct","'=1+1","en",4`,
				'"2026-01-04","page_view","/","direct","none","en",9',
				'',
			].join('\r\n'),
		)
	})

	test('a note marks its day until the note is deleted', async () => {
		const { app, cookie } = await withCounts(kind)
		const { post } = panelOf(app, cookie)
		const added = await post('count-notes', { day: '2026-01-04', text: ' Podcast ' })
		expect(added.statusCode).toBe(201)
		const { marks } = await read(app, cookie)
		expect(marks).toMatchObject([{ day: '2026-01-04', kind: 'note', text: 'Podcast' }])
		const id = { id: marks[0]?.id ?? '' }
		expect((await post('count-note-deletions', id)).statusCode).toBe(204)
		expect((await post('count-note-deletions', id)).statusCode).toBe(404)
		expect((await post('count-notes', { day: 'x', text: 'y' })).json()).toEqual({
			error: 'invalid',
			field: 'day',
			fields: ['day'],
		})
	})
})

test.each([
	['from', 'from=yesterday&to=2026-01-04'],
	['to', 'from=2026-01-04'],
	['from', 'from=2026-01-05&to=2026-01-04'],
	['from', 'from=2020-01-01&to=2026-01-04'],
	['day', `${last28Days}&day=2026-01-04`],
	['campaign', `${last28Days}&campaign=${'x'.repeat(101)}`],
])('an invalid field “%s” is answered with a 400 that names the field', async (field, query) => {
	const { app, cookie } = await withCounts(sqlite)
	for (const path of ['counts', 'counts.csv']) {
		const reply = await app.inject({ url: `/api/admin/${path}?${query}`, headers: { cookie } })
		expect([reply.statusCode, reply.json()]).toEqual([
			400,
			{ error: 'invalid', field, fields: [field] },
		])
	}
})

test.each([
	['GET', 'counts'],
	['GET', 'counts.csv'],
	['POST', 'count-notes'],
	['POST', 'count-note-deletions'],
] as const)('%s %s needs a session', async (method, path) => {
	const { app } = await createTestApi(sqlite)
	const reply = await app.inject({ method, url: `/api/admin/${path}`, headers: sameOrigin })
	expect(reply.statusCode).toBe(401)
})

test('adding a note from another origin is forbidden', async () => {
	const { app, cookie } = await withCounts(sqlite)
	const reply = await app.inject({
		method: 'POST',
		url: '/api/admin/count-notes',
		headers: { cookie, origin: 'https://evil.example', host: 'innervolt.example' },
		payload: { day: '2026-01-04', text: 'x' },
	})
	expect(reply.statusCode).toBe(403)
})

test('a site that no longer counts visits still shows its stored counts', async () => {
	const { app, store } = await createTestApi(sqlite, { counts: undefined })
	await store.counts.add([row({ n: 5 })])
	const summary = await read(app, await logIn(app))
	expect([summary.isCounting, summary.steps.visits]).toEqual([false, 5])
})
