import { describe, expect, test } from 'vitest'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, panelOf, sameOrigin } from '#testing/test-api.ts'
import { leaveForm } from './messages/leave-form.ts'
import { leaveDetail } from './messages/leave-detail.ts'
import { leavePage } from './messages/leave-list.ts'

async function openPanel(kind: TestDatabase) {
	const deleted: string[] = []
	const deleteMailFiles = async (ids: readonly string[]) => void deleted.push(...ids)
	const { app, store, db, ...more } = await createTestApi(kind, { deleteMailFiles })
	const { get, post } = panelOf(app, await logIn(app), 'leave')
	const record = async (fields: object) => {
		const form = leaveForm.parse({
			kind: 'withdraw',
			name: 'Ada',
			email: 'ada@example.com',
			locale: 'de',
			...fields,
		})
		const result = await store.leave.record({ ...form, country: null }, crypto.randomUUID())
		if (!('request' in result)) throw new Error('limited')
		return result.request
	}
	const detail = async (id: string) => leaveDetail.parse((await get(`/request?id=${id}`)).json())
	return { app, store, db, get, post, record, detail, deleted, ...more }
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('requests are listed by deadline, and a single request is shown with the person’s other data', async () => {
		const { app, get, record, detail, store } = await openPanel(kind)
		const complaint = await record({ kind: 'complain', text: 'No answer.' })
		const withdrawal = await record({ email: 'ADA@example.com' })
		const other = await record({ email: 'bea@example.com' })
		const page = leavePage.parse((await get('')).json())
		expect(page.rows.map(({ id }) => id).toSorted()).toEqual(
			[withdrawal.id, other.id, complaint.id].toSorted(),
		)
		expect(page.rows.at(-1)?.id).toBe(complaint.id)
		expect(await detail(withdrawal.id)).toMatchObject({
			request: { number: withdrawal.number },
			person: null,
			others: [{ id: complaint.id }],
			mail: { subject: expect.stringContaining(withdrawal.number) },
			provider: null,
		})
		const payload = { email: 'Ada@example.com', source: 'landing', consent: '2026-11' }
		const signup = { method: 'POST', url: '/api/waitlist', headers: sameOrigin, payload } as const
		expect((await app.inject(signup)).statusCode).toBeLessThan(300)
		const { person } = await detail(withdrawal.id)
		expect(person).toMatchObject({ status: 'pending', mails: 1 })
		const found = await store.persons.byId(person?.id ?? '')
		expect(found?.requests.map(({ id }) => id).toSorted()).toEqual(
			[withdrawal.id, complaint.id].toSorted(),
		)
		const exported = await store.personalData.collectById(person?.id ?? '')
		expect(exported?.requests).toHaveLength(2)
		expect((await get('/request?id=nobody')).statusCode).toBe(404)
	})

	test('a request is completed only once, with an audit entry and the owner’s answer', async () => {
		const { post, record, detail, store, db } = await openPanel(kind)
		const { id, number } = await record({})
		expect((await post('/done', { id, answer: '' })).statusCode).toBe(400)
		expect((await post('/done', { id, answer: 'Paid back.' })).statusCode).toBe(204)
		expect((await post('/done', { id, answer: 'Again.' })).statusCode).toBe(204)
		expect((await detail(id)).request).toMatchObject({ done_by: 'ada', answer: 'Paid back.' })
		expect((await post('/done', { id: 'nobody', answer: null })).statusCode).toBe(404)
		const entries = await db.read
			.selectFrom('audit')
			.selectAll()
			.where('action', '=', 'leave request done')
			.execute()
		expect(entries).toMatchObject([{ actor: 'ada', detail: number }])
		expect(await store.leave.counts()).toEqual({ open: 0, overdue: 0, soon: 0, refused: 0 })
	})

	test('erasing an address keeps the number, kind and times of all its requests', async () => {
		const { post, record, detail, deleted, store } = await openPanel(kind)
		const first = await record({ kind: 'erase' })
		const second = await record({ kind: 'complain', text: 'Secret.' })
		expect((await post('/erase', { id: first.id })).statusCode).toBe(204)
		for (const { id, number, kind: of, received_at } of [first, second]) {
			const { request, mail, others } = await detail(id)
			expect(request).toMatchObject({ number, kind: of, received_at, email: null, text: null })
			expect([mail, others]).toEqual([null, []])
			expect(deleted).toContain(`${id}-receipt`)
		}
		expect((await post('/erase', { id: first.id })).statusCode).toBe(204)
		const erasures = (await store.audit.newest()).filter(({ action }) => action === 'erasure')
		expect(erasures).toMatchObject([{ actor: 'ada', rows: 1 }])
	})
})

test('the routes for requests need a session', async () => {
	const { app, record } = await openPanel(databases[0])
	const { id } = await record({})
	for (const url of ['/api/admin/leave', `/api/admin/leave/request?id=${id}`])
		expect((await app.inject({ url, headers: sameOrigin })).statusCode).toBe(401)
})
