import { recordSignup } from '#testing/jobs.ts'
import { describe, expect, test } from 'vitest'
import { dailyDatabases, fakeClock, openTestStore } from '#testing/databases.ts'
import { leaveForm } from './messages/leave-form.ts'
import { leavePage, leavePageRows } from './messages/leave-list.ts'

const ada = 'Ada@example.com'
const dayMs = 86_400_000
const cancellation = {
	kind: 'cancel',
	name: 'Ada Lovelace',
	email: ada,
	contract: 'Account of March',
	cancellation: 'extraordinary',
	reason: 'I have moved.',
	endDate: '2026-03-31',
	locale: 'de',
	from: 'app',
}

function formOf(fields: object = {}) {
	return { ...leaveForm.parse({ ...cancellation, ...fields }), country: 'DE' }
}

describe.each(dailyDatabases)('$kind', (kind) => {
	async function open() {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		const jobs = () =>
			db.read.selectFrom('jobs').select(['id', 'kind', 'payload']).orderBy('id').execute()
		const record = async (form = formOf(), nonce = crypto.randomUUID()) => {
			const result = await store.leave.record(form, nonce)
			if (!('request' in result)) throw new Error('limited')
			return result.request
		}
		return { clock, db, store, jobs, record }
	}

	test('a request is stored as submitted, with its receipt', async () => {
		const { store, jobs, record } = await open()
		const request = await record()
		const { id } = request
		expect(request).toMatchObject({
			number: expect.stringMatching(/^2026-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
			received_at: '2026-01-05T12:00:00.000Z',
			due_at: '2026-01-19T12:00:00.000Z',
			kind: 'cancel',
			name: 'Ada Lovelace',
			email: ada,
			contract: 'Account of March',
			cancellation: 'extraordinary',
			reason: 'I have moved.',
			end_date: '2026-03-31',
			text: null,
			locale: 'de',
			country: 'DE',
			origin: 'app',
			mail_state: 'queued',
		})
		expect(await store.leave.find(id)).toEqual(request)
		expect(await jobs()).toEqual([{ id: `${id}-receipt`, kind: 'leave-receipt', payload: id }])
	})

	test('a form sent several times at once is stored as one request with one receipt', async () => {
		const { jobs, record } = await open()
		const nonce = crypto.randomUUID()
		const requests = await Promise.all([1, 2, 3].map(() => record(formOf(), nonce)))
		expect(new Set(requests.map(({ number }) => number)).size).toBe(1)
		expect(await jobs()).toHaveLength(1)
	})

	test('a form beyond the limit is not stored, and a repeated form returns the request that was stored first', async () => {
		const { store, jobs } = await open()
		const limits = [{ key: 'client', limit: 1, windowMs: dayMs }]
		const first = await store.leave.record(formOf(), 'first', limits)
		expect(await store.leave.record(formOf(), 'second', limits)).toEqual({
			retryAfterSeconds: dayMs / 1_000,
		})
		expect(await store.leave.record(formOf(), 'first', limits)).toEqual(first)
		expect(await jobs()).toHaveLength(1)
	})

	test('a request is completed once, with one email and one audit entry', async () => {
		const { clock, store, jobs, record } = await open()
		const { id, number } = await record()
		clock.advance(dayMs)
		const done = await store.leave.finish(id, 'ada')
		expect(done).toMatchObject({ done_at: '2026-01-06T12:00:00.000Z', done_by: 'ada' })
		clock.advance(dayMs)
		expect(await store.leave.finish(id, 'bob')).toEqual(done)
		expect(await store.leave.find(id)).toEqual(done)
		expect(await store.leave.finish('unknown', 'ada')).toBeNull()
		expect((await jobs()).map((job) => job.kind)).toEqual(['leave-done', 'leave-receipt'])
		expect(await store.audit.newest()).toMatchObject([
			{ actor: 'ada', action: 'leave request done', detail: number },
		])
	})

	test('open requests are listed by due time, and completed requests by time of receipt', async () => {
		const { clock, store, record } = await open()
		const complaint = await record(formOf({ kind: 'complain', text: 'Too loud.' }))
		clock.advance(dayMs)
		const withdrawal = await record(formOf({ kind: 'withdraw' }))
		const erasure = await record(formOf({ kind: 'erase' }))
		await store.leave.finish(withdrawal.id, 'ada')
		const ids = async (state: 'open' | 'done' | 'all') => {
			const page = await store.leave.list({ state })
			expect(leavePage.parse(page)).toEqual(page)
			expect(page).toMatchObject({ count: page.rows.length, next: null })
			return page.rows.map(({ id }) => id)
		}
		expect(await ids('open')).toEqual([complaint.id, erasure.id])
		expect(await ids('done')).toEqual([withdrawal.id])
		expect(await ids('all')).toEqual([erasure.id, withdrawal.id, complaint.id])
		expect(await store.leave.counts()).toEqual({ open: 2, overdue: 0, soon: 1, refused: 0 })
		clock.advance(2 * dayMs)
		expect(await store.leave.counts()).toEqual({ open: 2, overdue: 0, soon: 0, refused: 0 })
		clock.advance(25 * dayMs)
		expect(await store.leave.counts()).toMatchObject({ overdue: 0, soon: 1 })
		clock.advance(2 * dayMs + 1)
		expect(await store.leave.counts()).toMatchObject({ overdue: 1 })
	})

	test('a long list of requests is divided into pages', async () => {
		const { store, record } = await open()
		await Promise.all(Array.from({ length: leavePageRows + 1 }, () => record()))
		const first = await store.leave.list({})
		expect(first).toMatchObject({ count: leavePageRows + 1, next: leavePageRows })
		const last = await store.leave.list({ offset: leavePageRows })
		expect(last).toMatchObject({ rows: [expect.anything()], next: null })
	})

	test('an erasure keeps the number, kind and times of a request, and cancels its emails', async () => {
		const { clock, db, store, jobs, record } = await open()
		const request = await record()
		const other = await record(formOf({ email: 'bob@example.com' }))
		clock.advance(dayMs)
		const mails = await store.leave.erase('ada@EXAMPLE.com')
		expect(mails).toContain(`${request.id}-receipt`)
		const { id, number, received_at, due_at } = request
		const rows = await db.read
			.selectFrom('leave_requests')
			.selectAll()
			.where('id', '=', id)
			.execute()
		const kept = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null)
		expect(Object.fromEntries(kept)).toEqual({
			id,
			number,
			kind: 'cancel',
			received_at,
			due_at,
			mail_state: 'queued',
			erased_at: '2026-01-06T12:00:00.000Z',
		})
		expect(await store.leave.ofAddress(ada)).toEqual([])
		expect((await jobs()).map((job) => job.payload)).toEqual([other.id])
		await store.leave.finish(id, 'ada')
		expect(await jobs()).toHaveLength(1)
	})

	test('erasing a person erases their requests', async () => {
		const { db, store, record } = await open()
		await recordSignup(store, ada)
		const { id } = await record()
		const { mails } = await store.personalData.erase(ada, 'ada')
		expect(mails).toContain(`${id}-receipt`)
		expect(await store.leave.find(id)).toMatchObject({ email: null, name: null })
		expect(await db.read.selectFrom('jobs').select('id').execute()).toEqual([])
	})

	test('a request is deleted three years after the end of the year in which it was received', async () => {
		const { clock, store, record } = await open()
		const { id } = await record()
		clock.advance(Date.UTC(2030, 0) - 1 - clock.now())
		await store.sweep()
		expect(await store.leave.find(id)).not.toBeNull()
		clock.advance(1)
		await store.sweep()
		expect(await store.leave.find(id)).toBeNull()
	})
})
