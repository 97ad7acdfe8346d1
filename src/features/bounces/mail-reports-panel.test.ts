import { describe, expect, test } from 'vitest'
import {
	letterList,
	letterProgress,
	letterRefusals,
} from '#features/letters/messages/letter-sending.ts'
import { ownerNotices } from '#features/notices/messages/owner-notices.ts'
import { person } from '#features/people/messages/person.ts'
import { bounceLimits } from '#features/bounces/rules/bounce-limits.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { letterMailId } from '#features/bounces/bounces.ts'
import { dailyDatabases, type TestDatabase } from '#testing/databases.ts'
import {
	createTestSender,
	insertDraft,
	insertPeople,
	recordingTransport,
} from '#testing/letters.ts'
import { createTestApi, logIn, panelOf, sameOrigin } from '#testing/test-api.ts'

describe.each(dailyDatabases)('$kind', (kind) => {
	test("a letter's result counts returned emails by language, and lists them together with complaints", async () => {
		const { get, report } = await newPanel(kind)
		await report('p0', 'hard', '550 5.1.1')
		await report('p1', 'soft', '552 5.2.2')
		await report('p2', 'complaint', '')
		const progress = letterProgress.parse((await get('letter/progress?id=a')).json())
		expect([progress.returned, progress.unsubscribed]).toEqual([{ en: 1, de: 1 }, 1])
		const { returned } = letterRefusals.parse((await get('letter/refusals?id=a')).json())
		expect(returned.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
			{ id: 'p0', email: 'p0@example.com', kind: 'hard', code: '550 5.1.1' },
			{ id: 'p1', email: 'p1@example.com', kind: 'soft', code: '552 5.2.2' },
			{ id: 'p2', email: 'p2@example.com', kind: 'complaint', code: '' },
		])
		expect(letterList.parse((await get('letters')).json())).toMatchObject([{ returned: 2 }])
	})

	test("a person's page shows the bounce of an email, and the owner can remove the undeliverable mark", async () => {
		const { app, get, post, report, store } = await newPanel(kind)
		await report('p0', 'hard', '550 5.1.1')
		const show = async () => person.parse((await get('person?id=p0')).json())
		expect(await show()).toMatchObject({
			status: 'active',
			undeliverable_at: '2026-01-05T12:10:00.000Z',
			mails: [{ report: { kind: 'hard', code: '550 5.1.1', at: '2026-01-05T12:10:00.000Z' } }],
		})
		const stranger = { headers: sameOrigin, payload: { id: 'p0' } }
		const url = '/api/admin/person/deliverable'
		expect((await app.inject({ method: 'POST', url, ...stranger })).statusCode).toBe(401)
		expect((await post('person/deliverable', { id: 'p0' })).statusCode).toBe(204)
		expect((await show()).undeliverable_at).toBeNull()
		const line = { actor: 'ada', action: 'undeliverable mark removed' }
		expect(await store.audit.newest()).toContainEqual(expect.objectContaining(line))
		for (const id of ['p0', 'unknown']) {
			expect((await post('person/deliverable', { id })).statusCode).toBe(404)
		}
	})

	test('the panel reports a bounce mailbox that has been unreadable for hours', async () => {
		const { get, store, clock } = await newPanel(kind)
		const notice = async () => ownerNotices.parse((await get('findings')).json()).sentences
		await store.bounceMailboxes.markFailed('bounces', 'ECONNREFUSED')
		expect(await notice()).toEqual([])
		clock.advance(bounceLimits.deadMailboxMs)
		expect(await notice()).toMatchObject([{ text: expect.stringContaining('(ECONNREFUSED)') }])
		await store.bounceMailboxes.markRead('bounces', { uidValidity: '1', lastUid: 7 })
		expect(await notice()).toEqual([])
	})

	test('without a bounce mailbox, the panel gets no count of returned emails', async () => {
		const { get } = await newPanel(kind, null)
		expect((await get('letter/progress?id=a')).json()).toMatchObject({ returned: null })
		expect((await get('letters')).json()).toMatchObject([{ returned: null }])
		expect((await get('findings')).json()).toMatchObject({ sentences: [] })
	})
})

/** Opens a panel with a letter that was sent to three people, to one of them in German. */
async function newPanel(kind: TestDatabase, bounceMailbox: string | null = 'bounces') {
	const { app, db, store, clock } = await createTestApi(kind, { bounceMailbox })
	await insertPeople(db, [{}, { locale: 'de' }, {}])
	const id = await insertDraft(db, { id: 'a' })
	const send = createTestSender({ store, clock, transport: recordingTransport().transport })
	await store.letters.confirm(id, 1, 'ada')
	await send()
	clock.advance(letterLimits.undoMs)
	await send()
	const cookie = await logIn(app)
	return {
		app,
		store,
		clock,
		report: (personId: string, reportKind: 'hard' | 'soft' | 'complaint', code: string) =>
			store.mailReports.record({
				personId,
				mailIdEnd: letterMailId(id, personId).slice(-6),
				kind: reportKind,
				code,
				at: clock.now(),
			}),
		...panelOf(app, cookie),
	}
}
