import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import {
	registrationPage,
	registrationSummary,
} from '#features/people/messages/registration-page.ts'
import { parseCsv } from '#values/csv/parse-csv.ts'
import {
	countRegistrations,
	dailyDatabases,
	databases,
	type TestDatabase,
} from '#testing/databases.ts'
import { changeOptions } from '#testing/jobs.ts'
import { createTestApi, logIn, panelOf, password, prove, enter } from '#testing/test-api.ts'

const [sqlite] = databases
const elevenMinutes = 11 * 60_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('each page of the list has up to 100 rows, the number of all matching rows and a cursor to the next page', async () => {
		const { get } = await withRows(kind, 120)
		const first = registrationPage.parse((await get('registrations')).json())
		expect(first).toMatchObject({ count: 120, offset: 0, previous: null })
		expect(first.rows.map(({ email }) => email).slice(0, 2)).toEqual([
			'p119@x.example',
			'p118@x.example',
		])
		expect(first.rows).toHaveLength(100)
		const second = await get(`registrations?cursor=${first.next}`)
		expect(registrationPage.parse(second.json())).toMatchObject({
			count: 120,
			offset: 100,
			next: null,
		})
		const filtered = await get('registrations?status=pending&search=&sort=email')
		expect(filtered.json()).toMatchObject({ count: 0, rows: [] })
	})

	test('the summary matches its schema', async () => {
		const { get } = await withRows(kind, 3)
		const reply = await get('registrations/summary')
		expect(registrationSummary.parse(reply.json())).toMatchObject({
			count: 3,
			source: [{ value: 'premium', count: 3 }],
			locale: [{ value: 'en', count: 3 }],
		})
	})

	test('the CSV export applies the filter and the sort order, states its row count in a header, and is recorded in the audit log', async () => {
		const { exported, store } = await withRows(kind, 2_345)
		const reply = await exported('?sort=created_at&columns=locale,country')
		expect(reply.statusCode).toBe(200)
		expect(reply.headers).toMatchObject({
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': 'attachment; filename="waitlist_2026-01-05.csv"',
			'x-row-count': '2345',
		})
		expect(reply.body).toMatch(/^\uFEFFEmail,Fuente,Estado,Fecha de Registro,Idioma,País\r\n/)
		const rows = parseCsv(reply.body) ?? []
		expect(rows).toHaveLength(2_346)
		expect(rows[1]?.cells).toEqual([
			'p0@x.example',
			'premium',
			'active',
			'1 ene 2026, 00:00',
			'en',
			'',
		])
		expect(rows.at(-1)?.cells[0]).toBe('p2344@x.example')
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ action: 'export', rows: 2_345 }),
		)
		const found = await exported('?search=p77@&sort=campaign')
		expect([found.headers['x-row-count'], parseCsv(found.body)?.length]).toEqual(['1', 2])
	})

	test('each export of the list needs its own re-authentication; neither the login nor any other re-authentication is enough', async () => {
		const { app, cookie, get, exported } = await withRows(kind, 3)
		const act = { act: 'export', target: '' }
		const refused = await get('registrations.csv')
		expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'proof-required', act }])
		await prove(app, cookie)
		expect((await get('registrations.csv')).statusCode).toBe(403)
		expect((await exported()).statusCode).toBe(200)
		expect((await get('registrations.csv')).statusCode).toBe(403)
	})

	test('exporting one person’s data and erasing all matching rows require re-authentication within the last ten minutes', async () => {
		const { app, cookie, clock, get, post } = await withRows(kind, 3)
		const [{ id }] = (await get('registrations')).json().rows
		clock.advance(elevenMinutes)
		const refused = [
			await get(`person/export?id=${id}`),
			await post('list-changes', { kind: 'erasure', filter: { status: 'active' }, count: 3 }),
		]
		for (const reply of refused) {
			expect([reply.statusCode, reply.json()]).toEqual([403, { error: 'proof-required' }])
		}
		const wrong = await post('proof', { password: 'wrong horse' })
		expect([wrong.statusCode, wrong.json()]).toEqual([403, { error: 'wrong-password' }])
		const person = `person/export?id=${id}`
		expect((await get(person)).statusCode).toBe(403)
		expect((await post('proof', { password })).statusCode).toBe(204)
		expect((await get(person)).statusCode).toBe(200)
		clock.advance(elevenMinutes)
		expect((await get(person)).statusCode).toBe(403)
		// Erasing a single person, as a row's button does, needs no re-authentication.
		expect((await post('erasures', { id })).statusCode).toBe(204)
		expect((await post('erasures', { id })).statusCode).toBe(404)
		expect(await logIn(app)).not.toBe(cookie)
	})

	test('an erasure by filter is refused if the count in the request is outdated, and otherwise erases all matching rows', async () => {
		const { get, post, store } = await withRows(kind, 1_203)
		const wanted = { kind: 'erasure', filter: { source: 'premium' }, search: 'P1' }
		const { count } = (await get('registrations?source=premium&search=p1')).json()
		const outdated = await post('list-changes', { ...wanted, count: count - 1 })
		expect([outdated.statusCode, outdated.json()]).toEqual([
			409,
			{ error: 'conflict', field: 'count' },
		])
		expect(await countRegistrations(store)).toBe(1_203)
		const reply = await post('list-changes', { ...wanted, count })
		expect([reply.statusCode, reply.json()]).toEqual([
			202,
			{ change: expect.objectContaining({ total: count, done: 0, state: 'running' }) },
		])
		const current = async () => (await get('list-changes')).json().change
		expect(await current()).toEqual(reply.json().change)
		const { id } = reply.json().change
		const erasedMails: string[] = []
		await store.listChanges.work(id, {
			...changeOptions,
			deleteMailFiles: async (ids: readonly string[]) => void erasedMails.push(...ids),
		})
		expect(await current()).toMatchObject({ done: count, state: 'done' })
		expect(await countRegistrations(store)).toBe(1_203 - count)
		expect((await post('list-changes/stop', { id })).statusCode).toBe(404)
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ action: 'erasure', rows: count }),
		)
	})
})

test.each([
	['registrations?sort=name&from=x&page=2', ['from', 'sort', 'page']],
	['registrations?country=DE&country=Brazil', ['country']],
	['registrations?cursor=e30', ['cursor']],
	['registrations.csv?columns=email', ['columns']],
	['person', ['id']],
	['person/export?id=1&all=1', ['all']],
])(
	'the request %s is answered with 400, and the response names the invalid parameters %j',
	async (url, fields) => {
		const { get } = await withRows(sqlite, 0)
		const reply = await get(url)
		expect([reply.statusCode, reply.json()]).toEqual([
			400,
			{ error: 'invalid', field: fields[0], fields },
		])
	},
)

test('wrong passwords at re-authentication are limited per session, but do not lock the login', async () => {
	const { post, app } = await withRows(sqlite, 0)
	for (let attempt = 1; attempt <= 10; attempt++) {
		expect((await post('proof', { password: 'wrong' })).statusCode).toBe(403)
	}
	const reply = await post('proof', { password })
	expect([reply.statusCode, reply.json()]).toEqual([429, { error: 'too-many' }])
	expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
	expect((await enter(app)).statusCode).toBe(204)
})

test('the list and the CSV export answer 503 if the database is unavailable', async () => {
	const { get, db } = await withRows(sqlite, 3)
	await db.close()
	for (const url of ['registrations', 'registrations.csv']) {
		const reply = await get(url)
		expect([reply.statusCode, reply.json()]).toEqual([
			503,
			{ error: 'unavailable', cause: 'database' },
		])
	}
})

async function withRows(kind: TestDatabase, rows: number) {
	const api = await createTestApi(kind)
	await api.db.write(async (transaction) => {
		for (let first = 0; first < rows; first += 500) {
			const values = Array.from({ length: Math.min(500, rows - first) }, (_, index) => ({
				email: `p${first + index}@x.example`,
				source: 'premium',
				status: 'active',
				locale: 'en',
				created_at: new Date(Date.UTC(2026, 0, 1) + 1000 * (first + index)).toISOString(),
			}))
			await transaction.insertInto('waitlist_emails').values(values).execute()
		}
	})
	const cookie = await logIn(api.app)
	return { ...api, cookie, ...client(api.app, cookie) }
}

function client(app: FastifyInstance, cookie: string) {
	const { get, post } = panelOf(app, cookie)
	return {
		get,
		/** The list, after re-authentication. */
		exported: async (search = '') => {
			await prove(app, cookie, 'export')
			return await get(`registrations.csv${search}`)
		},
		post,
	}
}
