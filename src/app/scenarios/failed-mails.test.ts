import { readWaitingMails } from '#testing/databases.ts'
import { claimMail, deliverMails } from '#testing/jobs.ts'
import { expect, test } from 'vitest'
import { resentMails } from '#features/waitlist/messages/failed-mail.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, logIn, post, sameOrigin } from '#testing/test-api.ts'

const [sqlite] = databases
const minuteMs = 60_000

test('«Reenviar» queues one or all of the failed confirmation emails again, wakes the worker and is recorded in the audit log', async () => {
	const { resend, failed, store, woken } = await withFailedMails(3)
	const [first] = failed
	expect(resentMails.parse((await resend({ id: first })).json())).toEqual({ count: 1 })
	expect(woken()).toBe(1)
	expect((await resend({})).json()).toEqual({ count: 2 })
	expect(woken()).toBe(2)
	expect(await store.outbox.failures()).toEqual([])
	expect(await claimMail(store)).toMatchObject({ tries: 1 })
	const entries = (await store.audit.newest()).filter(({ action }) => action === 'mails sent again')
	expect(entries).toMatchObject([
		{ actor: 'ada', rows: 2 },
		{ actor: 'ada', rows: 1 },
	])
})

test('«Reenviar» for an unknown email changes nothing and is not recorded in the audit log', async () => {
	const { resend, store, woken } = await withFailedMails(1)
	expect((await resend({ id: 'nowhere' })).json()).toEqual({ count: 0 })
	const wrong = await resend({ id: 7 })
	expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'invalid'])
	expect(woken()).toBe(0)
	expect(await store.outbox.failures()).toHaveLength(1)
	const actions = (await store.audit.newest()).map(({ action }) => action)
	expect(actions).not.toContain('mails sent again')
})

test('«Reenviar» needs a session and a recent re-authentication', async () => {
	const { resend, store, clock, app, woken } = await withFailedMails(1)
	const stranger = await app.inject({
		method: 'POST',
		url: '/api/admin/failed-mails/resend',
		headers: sameOrigin,
		payload: {},
	})
	expect(stranger.statusCode).toBe(401)
	clock.advance(10 * minuteMs + 1)
	const late = await resend({})
	expect([late.statusCode, late.json().error]).toEqual([403, 'proof-required'])
	expect(woken()).toBe(0)
	expect(await store.outbox.failures()).toHaveLength(1)
})

/** Signs up people whose confirmation emails fail. Returns the owner's actions on these emails. */
async function withFailedMails(count: number) {
	let wakes = 0
	const api = await createTestApi(sqlite)
	const { app, store, clock } = api
	store.jobs.onQueued = () => (wakes += 1)
	const failed: string[] = []
	for (let person = 0; person < count; person++) {
		const payload = { email: `p${person}@example.com`, source: 'premium' }
		await app.inject({ method: 'POST', url: '/api/waitlist', payload })
		const [mail] = await readWaitingMails(api.db)
		await deliverMails(store, clock.now, '550 No')
		failed.push(mail?.id ?? '')
	}
	const before = wakes
	const cookie = await logIn(app)
	const resend = (payload: object) => post(app, cookie, 'failed-mails/resend', payload)
	return { ...api, failed, resend, woken: () => wakes - before }
}
