import { claimMail, deliverMails } from '#testing/jobs.ts'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { auditPage } from '#features/accounts/messages/audit-entry.ts'
import { failedMails } from '#features/waitlist/messages/failed-mail.ts'
import { ownerNotices } from '#features/notices/messages/owner-notices.ts'
import {
	countRegistrations,
	dailyDatabases,
	databases,
	readRegistrations,
	type TestDatabase,
} from '#testing/databases.ts'
import { apiRoutes } from './api.ts'
import { insertDraft } from '#testing/letters.ts'
import { logIn, createTestApi, post, sameOrigin } from '#testing/test-api.ts'

const [sqlite] = databases

describe.each(dailyDatabases)('$kind', (kind) => {
	test('an erasure deletes the person and is in the audit log', async () => {
		const { app, cookie, store } = await withRows(kind, 5)
		const [row] = await readRegistrations(store)
		const reply = await post(app, cookie, 'erasures', { id: row?.id })
		expect(reply.statusCode).toBe(204)
		expect(await countRegistrations(store)).toBe(4)
		const audit = await app.inject({ url: '/api/admin/audit', headers: { cookie } })
		expect(auditPage.parse(audit.json())).toEqual(audit.json())
		expect(audit.json().entries).toContainEqual(
			expect.objectContaining({ actor: 'ada', action: 'erasure', rows: 1 }),
		)
	})
})

test('every route of the panel answers 401 without a session, and every write from another origin is answered with 403', async () => {
	const { app, routes, cookie } = await withPanelRoutes()
	expect(routes.length).toBeGreaterThan(30)
	for (const { method, url } of routes) {
		for (const unknown of ['', '__Host-session=x', 'session=x']) {
			const headers = { ...sameOrigin, cookie: unknown }
			const reply = await app.inject({ method, url, headers })
			expect([reply.statusCode, reply.json()], `${method} ${url}`).toEqual([
				401,
				{ error: 'unauthorised' },
			])
		}
		if (method === 'GET') continue
		const headers = { host: sameOrigin.host, cookie, origin: 'https://evil.example' }
		const reply = await app.inject({ method, url, headers })
		expect(reply.statusCode, `${method} ${url}`).toBe(403)
	}
})

test.each(['https://evil.example', 'null', undefined])(
	'a write from origin %s is forbidden',
	async (origin) => {
		const { app, cookie, store } = await withRows(sqlite, 1)
		const reply = await app.inject({
			method: 'POST',
			url: '/api/admin/erasures',
			headers: { host: sameOrigin.host, cookie, ...(origin === undefined ? {} : { origin }) },
			payload: { id: 'x' },
		})
		expect(reply.statusCode).toBe(403)
		expect(await countRegistrations(store)).toBe(1)
	},
)

test('an erasure deletes the files of the emails to the erased person', async () => {
	const deleted: string[] = []
	const deleteMailFiles = async (ids: readonly string[]) => void deleted.push(...ids)
	const { app, store } = await createTestApi(sqlite, { deleteMailFiles })
	const payload = { email: 'ada@example.com', source: 'premium' }
	await app.inject({ method: 'POST', url: '/api/waitlist', payload })
	const mail = await claimMail(store)
	const [row] = await readRegistrations(store)
	await post(app, await logIn(app), 'erasures', { id: row?.id })
	expect(deleted).toEqual([mail?.id])
})

test('the panel lists failed emails', async () => {
	const { app, cookie, store } = await withRows(sqlite, 0)
	await app.inject({
		method: 'POST',
		url: '/api/waitlist',
		payload: { email: 'ada@example.com', source: 'premium' },
	})
	await deliverMails(store, Date.now, '550 No')
	const reply = await app.inject({ url: '/api/admin/failed-mails', headers: { cookie } })
	expect(failedMails.parse(reply.json())).toEqual(reply.json())
	expect(reply.json()).toMatchObject([{ recipient: 'ada@example.com', failure: '550', tries: 1 }])
})

test("the panel lists what needs the owner's attention", async () => {
	const { app, cookie, db } = await withRows(sqlite, 0)
	const read = () => app.inject({ url: '/api/admin/findings', headers: { cookie } })
	expect((await read()).json()).toEqual({ sentences: [], deadMailServer: null, launchPoints: 0 })
	const paused = { state: 'paused', pause_reason: 'refusals', pause_code: '550 5.7.26' } as const
	const id = await insertDraft(db, paused)
	const { sentences } = ownerNotices.parse((await read()).json())
	expect(sentences).toEqual([
		{
			text: expect.stringMatching(/“We open”.*\(550 5\.7\.26\)/),
			more: { label: 'seeLetter', path: `/waitlist/cartas/carta?id=${id}` },
		},
	])
})

async function withRows(kind: TestDatabase, rows: number) {
	const api = await createTestApi(kind)
	await api.db.write(async (transaction) => {
		for (let first = 0; first < rows; first += 500) {
			const values = Array.from({ length: Math.min(500, rows - first) }, (_, index) => ({
				email: `p${first + index}@example.com`,
				source: 'premium',
				status: 'active',
				created_at: new Date(Date.UTC(2026, 0, 1) + 1000 * (first + index)).toISOString(),
			}))
			await transaction.insertInto('waitlist_emails').values(values).execute()
		}
	})
	return { ...api, cookie: await logIn(api.app) }
}

async function withPanelRoutes() {
	const { app: first, options } = await createTestApi(sqlite)
	const routes: { readonly method: 'GET' | 'POST'; readonly url: string }[] = []
	const app = Fastify()
	onTestFinished(() => app.close())
	app.addHook('onRoute', ({ method, url }) => {
		const known = (['GET', 'POST'] as const).find((each) => each === method)
		if (known !== undefined && url.startsWith('/api/admin')) routes.push({ method: known, url })
	})
	await app.register(apiRoutes, options)
	return { app, routes, cookie: await logIn(first) }
}
