import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSecretKey } from 'node:crypto'
import { noPages } from '#cms/rendering/rendered-pages.ts'
import type { RequestPage } from '#site/messages/request-page.ts'
import type { Database } from '#platform/db/database.ts'
import { dailyDatabases, fakeClock, openTestStore } from '#testing/databases.ts'
import { renderOnce } from '#testing/render-once.tsx'
import { leaveRoutes } from './leave-routes.ts'
import { leaveLimits } from './rules/leave-limits.ts'

const site = 'https://innervolt.example'
const ada = { kind: 'withdraw', name: 'Ada Lovelace', email: 'ada@example.com', locale: 'en' }

function formOf(index: number) {
	return { ...ada, email: `ada${index}@example.com`, nonce: String(index).padStart(43, '0') }
}

/** @param isRendered false for floods, whose pages nobody reads */
async function openApp(
	kind: (typeof dailyDatabases)[number],
	signupsPerClient = 10,
	isRendered = true,
) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	const shown: RequestPage[] = []
	const app = Fastify({ trustProxy: true })
	onTestFinished(() => app.close())
	await app.register(leaveRoutes, {
		store,
		site,
		signupsPerClient,
		key: createSecretKey(Buffer.alloc(32)),
		now: clock.now,
		pages: {
			...noPages(),
			renderOnce: async (page) => {
				shown.push(page)
				return isRendered ? await renderOnce(page) : { text: '', policy: '' }
			},
		},
	})
	const post = async (
		step: 'summary' | 'receipt',
		fields: object,
		headers: Readonly<Record<string, string>> = {},
	) => {
		const reply = await app.inject({
			method: 'POST',
			url: `/leave/${step}?lang=en`,
			headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
			payload: new URLSearchParams(Object.entries(fields)).toString(),
		})
		return { reply, page: shown.at(-1) }
	}
	/** Fills in the form. Returns a function that confirms it and can be called more than once. */
	const confirm = async (fields: object = ada, headers = {}) => {
		const { page } = await post('summary', fields)
		const nonce = page?.kind === 'leave' && page.step === 'summary' ? page.nonce : ''
		return async () => await post('receipt', { ...fields, nonce }, headers)
	}
	const numbers = async () =>
		(await db.read.selectFrom('leave_requests').select('number').execute()).map((row) => row.number)
	return { app, clock, db, post, confirm, numbers }
}

/** Simulates a database that fails. */
function breakDatabase(db: Database): void {
	Object.assign(db, {
		write: async () => {
			throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
		},
	})
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a form that is confirmed twice at once is stored once, and a third confirmation shows the same receipt', async () => {
		const { confirm, numbers } = await openApp(kind)
		const press = await confirm()
		expect(await numbers()).toEqual([])
		const [first, second] = [await press(), await press()]
		expect(first.reply.statusCode).toBe(200)
		expect(first.reply.headers['cache-control']).toBe('no-store')
		const [number = ''] = await numbers()
		expect(await numbers()).toHaveLength(1)
		expect(first.reply.body).toContain(number)
		expect(second.reply.body).toBe(first.reply.body)
	})

	test('an invalid form is shown again with its input', async () => {
		const { post, numbers } = await openApp(kind)
		const { reply, page } = await post('summary', { ...ada, kind: 'complain', email: 'ada@' })
		expect(reply.statusCode).toBe(400)
		expect(page).toMatchObject({ step: 'form', asked: 'complain', faults: ['email', 'text'] })
		expect(reply.body).toContain('value="ada@"')
		expect((await post('receipt', { ...ada, name: '' })).reply.statusCode).toBe(400)
		expect(await numbers()).toEqual([])
	})

	test('a confirmation without a nonce shows the summary again', async () => {
		const { post, numbers } = await openApp(kind)
		expect((await post('receipt', ada)).page).toMatchObject({ step: 'summary' })
		expect(await numbers()).toEqual([])
	})

	test('the value of `from` comes from the query of the page with the form, and the country from the language of the form', async () => {
		const { db, post, confirm } = await openApp(kind)
		const from = async (query: string) =>
			(await post('summary', ada, { referer: `${site}/leave${query}` })).page
		expect(await from('?from=app')).toMatchObject({ form: { from: 'app' } })
		expect(await from('?from=ar')).toMatchObject({ form: { from: 'AR' } })
		expect(await from('?from=<b>')).toMatchObject({ form: { from: null } })
		const press = await confirm({ ...ada, kind: 'regret', locale: 'pt' })
		await press()
		const rows = await db.read.selectFrom('leave_requests').select(['country', 'due_at']).execute()
		expect(rows).toEqual([{ country: 'BR', due_at: '2026-01-12T12:00:00.000Z' }])
	})

	test('while the database is unavailable, the page shows all input again, to be resubmitted or sent as an email', async () => {
		const { db, confirm } = await openApp(kind)
		const press = await confirm({ ...ada, kind: 'complain', text: 'Too loud & bright' })
		breakDatabase(db)
		const { reply, page } = await press()
		expect(reply.statusCode).toBe(503)
		expect(page).toMatchObject({ step: 'away', form: { text: 'Too loud & bright' } })
		expect(reply.body).toContain('mailto:support@innervolt.example?subject=')
		expect(reply.body).toContain(encodeURIComponent('Too loud & bright'))
	})

	test('of 200 forms from one client, those over the limit are refused, and no form is lost silently', async () => {
		const { post, numbers } = await openApp(kind, 5, false)
		const statuses = []
		for (let index = 0; index < 200; index++) {
			const { reply, page } = await post('receipt', formOf(index))
			statuses.push(reply.statusCode)
			expect(page).toMatchObject({ step: index < 5 ? 'receipt' : 'tooMany' })
			expect('retry-after' in reply.headers).toBe(index >= 5)
		}
		expect(statuses).toEqual(Array.from(statuses, (_, index) => (index < 5 ? 200 : 429)))
		expect(await numbers()).toHaveLength(5)
	})

	test(
		'200 forms from 200 clients are stored, each with its receipt',
		{ tags: 'night' },
		async () => {
			const { db, post, numbers } = await openApp(kind, 5, false)
			const replies: number[] = []
			const send = async (index: number) => {
				const client = { 'x-forwarded-for': `192.0.2.${index}` }
				replies.push((await post('receipt', formOf(index), client)).reply.statusCode)
			}
			for (let index = 0; index < 200; index += 4)
				await Promise.all([0, 1, 2, 3].map((next) => send(index + next)))
			expect(new Set(replies)).toEqual(new Set([200]))
			expect(new Set(await numbers()).size).toBe(200)
			const jobs = await db.read.selectFrom('jobs').select('kind').execute()
			expect(jobs).toHaveLength(200)
		},
	)

	test('the number of requests with the same email address is limited per client and for all clients together', async () => {
		const { confirm, numbers } = await openApp(kind, 100)
		const enter = async (client: number) => {
			const press = await confirm(ada, { 'x-forwarded-for': `192.0.2.${client}` })
			return (await press()).reply.statusCode
		}
		for (let count = 0; count < leaveLimits.perClientAndAddress; count++)
			expect(await enter(1)).toBe(200)
		expect(await enter(1)).toBe(429)
		for (let client = 2; client < 30; client++) await enter(client)
		expect(await numbers()).toHaveLength(leaveLimits.perAddress)
	})
})

test('a form from another site is refused, with a link to send an email', async () => {
	const [kind] = dailyDatabases
	if (kind === undefined) throw new Error('no database')
	const { confirm, numbers } = await openApp(kind)
	const { reply } = await (await confirm(ada, { origin: 'https://evil.example' }))()
	expect(reply.statusCode).toBe(429)
	expect(reply.body).toContain('mailto:support@innervolt.example')
	expect(await numbers()).toEqual([])
})

test('a form with a filled honeypot is refused, but a person can send the form again from the page with the refusal', async () => {
	const [kind] = dailyDatabases
	if (kind === undefined) throw new Error('no database')
	const { post, numbers } = await openApp(kind)
	const { reply, page } = await post('summary', { ...ada, website: 'https://pills.example' })
	expect(reply.statusCode).toBe(429)
	expect(reply.body).toContain('mailto:support@innervolt.example')
	const nonce = page?.kind === 'leave' && page.step === 'tooMany' ? page.nonce : ''
	expect((await post('receipt', { ...ada, nonce })).reply.statusCode).toBe(200)
	expect(await numbers()).toHaveLength(1)
})

test('a form that is refused because of too many requests gets a page that has an email link but not the input', async () => {
	const [kind] = dailyDatabases
	if (kind === undefined) throw new Error('no database')
	const { post } = await openApp(kind, 1)
	for (let count = 0; count < 20; count++)
		expect((await post('summary', ada)).reply.statusCode).toBe(200)
	const { reply, page } = await post('summary', ada)
	expect(reply.statusCode).toBe(429)
	expect(page).toMatchObject({ step: 'tooMany', form: null })
	expect(reply.body).toContain('mailto:support@innervolt.example')
})

test('a form that is too long is answered with a page, and reloading that page leads to the form', async () => {
	const [kind] = dailyDatabases
	if (kind === undefined) throw new Error('no database')
	const { app, post } = await openApp(kind)
	const { reply, page } = await post('summary', { ...ada, text: 'a'.repeat(100_000) })
	expect(reply.statusCode).toBe(413)
	expect(page).toMatchObject({ step: 'away', form: null })
	const again = await app.inject({ method: 'GET', url: '/leave/receipt?lang=de' })
	expect(again.headers.location).toBe(`${site}/deutschland/vertrag-widerrufen-kuendigen`)
})
