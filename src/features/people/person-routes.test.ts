import { dailyDatabases, readWaitingMails } from '#testing/databases.ts'
import { claimMail, deliverMails, recordSignup } from '#testing/jobs.ts'
import { describe, expect, test } from 'vitest'
import { person } from '#features/people/messages/person.ts'
import { databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'

const day = 86_400_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test("a person's page has their consents, emails and status changes, in order", async () => {
		const { clock, signUp, store, show, find } = await newPanel(kind)
		await signUp({
			source: 'regional-de',
			locale: 'de',
			consent: '2026-11',
			utm_campaign: 'kalender',
			referrer: 'https://reddit.example/r/x',
		})
		clock.advance(1_000)
		await deliverMails(store, clock.now, '451 Later')
		expect(await show(await find())).toMatchObject({ mails: [{ outcome: 'waiting', tries: 1 }] })
		clock.advance(60_000)
		await deliverMails(store, clock.now)
		const found = person.parse(await show(await find('ADA@example.com ')))
		expect(found).toMatchObject({
			email: 'Ada@example.com',
			source: 'regional-de',
			status: 'pending',
			locale: 'de',
			country: 'DE',
			campaign: 'kalender',
			referrer: 'reddit.example',
			consents: [
				{
					given_at: '2026-01-05T12:00:00.000Z',
					version: '2026-11',
					text: 'Mit „Sag Bescheid“ erlaubst du Innervolt, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.',
					purpose: 'news',
					page: '/deutschland',
					utm_campaign: 'kalender',
				},
			],
			mails: [
				{
					kind: 'confirmation',
					outcome: 'accepted',
					finished_at: '2026-01-05T12:01:01.000Z',
					tries: 2,
					failure: '451',
				},
			],
			history: [{ at: '2026-01-05T12:00:00.000Z', status: 'pending' }],
		})
		expect(found.consents[0]?.translation).toContain('se permite a Innervolt')
	})

	test('confirming, unsubscribing, signing up again and expiring are in the status history', async () => {
		const { clock, signUp, store, show, find } = await newPanel(kind)
		const tokens = await signUp()
		clock.advance(day)
		await store.signups.confirm(tokens.confirm)
		clock.advance(day)
		await store.signups.unsubscribe(tokens.unsubscribe)
		clock.advance(day)
		await signUp()
		clock.advance(31 * day)
		await store.sweep()
		const { history, status } = person.parse(await show(await find()))
		expect(history.map(({ at, status: each }) => [at.slice(0, 10), each])).toEqual([
			['2026-01-05', 'pending'],
			['2026-01-06', 'active'],
			['2026-01-07', 'unsubscribed'],
			['2026-01-08', 'pending'],
			['2026-02-08', 'unsubscribed'],
		])
		expect(status).toBe('unsubscribed')
	})

	test('the export is a file with all stored data of the person, and is recorded in the audit log', async () => {
		const { signUp, get, find, store } = await newPanel(kind)
		await signUp()
		const id = await find()
		const reply = await get(`person/export?id=${id}`)
		expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.json"$/)
		expect(reply.json()).toEqual(
			JSON.parse(JSON.stringify(await store.personalData.collect('Ada@example.com'))),
		)
		expect(reply.json()).toMatchObject({ registrations: [{ id }], deliveries: [], changes: [] })
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ action: 'export', rows: 1 }),
		)
	})

	test('an erasure deletes a person’s deliveries, status changes and consents, and later requests for the person get 404', async () => {
		const { clock, signUp, post, get, store, db, find } = await newPanel(kind)
		const tokens = await signUp()
		await store.signups.confirm(tokens.confirm)
		await deliverMails(store, clock.now)
		const id = await find()
		await post('erasures', { id })
		for (const table of ['deliveries', 'status_changes', 'consents'] as const) {
			expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([])
		}
		for (const path of ['person', 'person/export']) {
			expect((await get(`${path}?id=${id}`)).statusCode).toBe(404)
		}
		const reply = await post('person/find', { email: 'ada@example.com' })
		expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'not-found' }])
	})

	test('an admin can email a person the link to the person’s data at most three times an hour', async () => {
		const { clock, db, signUp, post, find, show, store } = await newPanel(kind)
		const tokens = await signUp()
		await store.signups.confirm(tokens.confirm)
		await deliverMails(store, clock.now)
		const id = await find()
		const kindsOfMails = async () =>
			person
				.parse(await show(id))
				.mails.map((each) => each.kind)
				.toSorted()
		const send = async () => (await post('person/link', { id })).statusCode
		expect([await send(), await send(), await send(), await send()]).toEqual([204, 204, 204, 429])
		const [mail] = await readWaitingMails(db)
		expect(mail).toMatchObject({ recipient: 'Ada@example.com' })
		expect(mail?.text).toContain('/waitlist/data?token=')
		const sent = ['confirmation', 'data-link', 'data-link', 'data-link']
		expect(await kindsOfMails()).toEqual(sent)
		await deliverMails(store, clock.now)
		expect(await kindsOfMails()).toEqual(sent)
		await store.signups.unsubscribe(tokens.unsubscribe)
		expect(await send()).toBe(409)
		expect((await post('person/link', { id: 'nobody' })).statusCode).toBe(404)
	})

	test('after an admin unsubscribes a person, the person’s emails are withheld, and the audit log contains no address', async () => {
		const { signUp, post, find, show, store } = await newPanel(kind)
		await signUp()
		const id = await find()
		expect((await post('person/unsubscribe', { id })).statusCode).toBe(204)
		const { status, history } = person.parse(await show(id))
		expect([status, history.at(-1)?.status]).toEqual(['unsubscribed', 'unsubscribed'])
		expect(await claimMail(store)).toBeNull()
		const audit = await store.audit.newest()
		expect(audit.find(({ action }) => action === 'unsubscription')).toMatchObject({
			actor: 'ada',
			rows: 1,
			detail: '',
		})
		expect((await post('person/unsubscribe', { id: 'nobody' })).statusCode).toBe(404)
	})

	test('the outcome of an email is kept for 24 months, longer than the email itself', async () => {
		const { clock, signUp, store, db } = await newPanel(kind)
		const tokens = await signUp()
		await store.signups.confirm(tokens.confirm)
		await deliverMails(store, clock.now, '550 No')
		const kept = async () => {
			await store.sweep()
			const deliveries = await db.read.selectFrom('deliveries').select('outcome').execute()
			const mails = await db.read.selectFrom('jobs').select('id').execute()
			return [deliveries.map(({ outcome }) => outcome), mails.length]
		}
		clock.advance(31 * day)
		expect(await kept()).toEqual([['refused'], 0])
		clock.advance(680 * day)
		expect(await kept()).toEqual([['refused'], 0])
		clock.advance(20 * day)
		expect(await kept()).toEqual([[], 0])
	})
})

test('no URL and no log line contains an email address', async () => {
	const { find, signUp, log } = await newPanel(databases[0])
	await signUp()
	await find()
	expect(log.join('')).not.toMatch(/ada/i)
})

async function newPanel(kind: TestDatabase) {
	const api = await createTestApi(kind)
	const panel = async () => panelOf(api.app, await logIn(api.app))
	const get = async (path: string) => await (await panel()).get(path)
	const post = async (path: string, payload: object) => await (await panel()).post(path, payload)
	return {
		...api,
		get,
		post,
		find: async (email = 'ada@example.com'): Promise<string> =>
			(await post('person/find', { email })).json().id,
		show: async (id: string) => (await get(`person?id=${id}`)).json(),
		/** Signs up through the API; without `signup`, signs up in the store and returns the link tokens. */
		signUp: async (signup?: object) => {
			if (signup === undefined) return await recordSignup(api.store, 'Ada@example.com')
			const payload = { email: 'Ada@example.com', ...signup }
			await api.app.inject({ method: 'POST', url: '/api/waitlist', payload })
			return { confirm: '', unsubscribe: '' }
		},
	}
}
