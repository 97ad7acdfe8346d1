import { describe, expect, test } from 'vitest'
import { person } from '#features/people/messages/person.ts'
import { dailyDatabases, readWaitingMails, type TestDatabase } from '#testing/databases.ts'
import { deliverMails } from '#testing/jobs.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'

const hour = 3_600_000
const ada = 'ada@example.com'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a person added by hand gets the confirmation email, and is on the list only after confirming', async () => {
		const { add, db, find, show, press, linkIn, store } = await newPanel(kind)
		const reply = await add({ email: ' Ada@EXAMPLE.com ', locale: 'de', country: 'BR' })
		expect([reply.statusCode, reply.json()]).toEqual([200, { isKnown: false }])
		const [mail] = await readWaitingMails(db)
		expect(mail).toMatchObject({ recipient: 'Ada@example.com', kind: 'confirmation' })
		expect(mail?.text).toContain('weil uns jemand darum gebeten hat')
		expect(mail?.text).toContain('weil wir diese Adresse am 5. Januar 2026 selbst')
		const id = await find(ada)
		expect(await show(id)).toMatchObject({
			status: 'pending',
			source: 'by-hand',
			country: 'BR',
			locale: 'de',
			consents: [{ version: 'added-by-owner', text: null, page: null }],
		})
		expect((await press(await linkIn('confirm'))).statusCode).toBe(200)
		expect((await show(id)).status).toBe('active')
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ actor: 'ada', action: 'person added', rows: 1, detail: '' }),
		)
	})

	test('a known person is reported as confirmed, unsubscribed or waiting; a waiting person gets another email after an hour', async () => {
		const { add, clock, db, find, show, press, linkIn, signUp } = await newPanel(kind)
		await signUp(ada)
		const answer = async () => {
			const reply = await add({ email: 'ADA@example.com', locale: 'en', country: null })
			return [reply.statusCode, reply.json()]
		}
		expect(await answer()).toEqual([429, { error: 'too-many' }])
		clock.advance(hour)
		expect(await answer()).toEqual([200, { isKnown: true }])
		const { source, consents } = await show(await find(ada))
		expect([source, consents.map(({ source: from }) => from)]).toEqual(['premium', ['premium']])
		expect(await readWaitingMails(db)).toHaveLength(2)
		expect((await press(await linkIn('confirm'))).statusCode).toBe(200)
		expect(await answer()).toEqual([409, { error: 'conflict', field: 'email' }])
		expect((await press(await linkIn('unsubscribe'))).statusCode).toBe(200)
		clock.advance(hour)
		expect(await answer()).toEqual([409, { error: 'conflict', field: 'status' }])
		expect((await show(await find(ada))).status).toBe('unsubscribed')
	})

	test('a corrected address has to be confirmed, and the links to the old address stop working', async () => {
		const { correct, db, find, show, press, linkIn, signUp } = await newPanel(kind)
		await signUp('ada@exmaple.com')
		const id = await find('ada@exmaple.com')
		const old = await linkIn('confirm')
		const reply = await correct(id, ada)
		expect([reply.statusCode, reply.json()]).toEqual([200, { isAsked: true }])
		expect((await press(old)).statusCode).toBe(404)
		const mails = await readWaitingMails(db)
		expect(mails.map(({ recipient }) => recipient)).toEqual([ada])
		expect((await press(await linkIn('confirm'))).statusCode).toBe(200)
		expect(await show(id)).toMatchObject({ email: ada, status: 'active' })
	})

	test('a person who had confirmed the old address gets letters only after confirming the new one', async () => {
		const { correct, clock, find, show, press, linkIn, signUp, store } = await newPanel(kind)
		await signUp(ada)
		await press(await linkIn('confirm'))
		await deliverMails(store, clock.now)
		const id = await find(ada)
		clock.advance(hour)
		await correct(id, 'grace@example.com')
		const waiting = await show(id)
		expect(waiting).toMatchObject({ status: 'pending', confirmed_at: null })
		expect(waiting.history.map(({ status }) => status)).toEqual(['pending', 'active', 'pending'])
		expect(waiting.acts).toEqual([{ at: waiting.history.at(-1)?.at, act: 'corrected' }])
		const letter = { id: 'x', purpose: 'news', filter: {} } as const
		expect((await store.letters.count(letter)).count).toBe(0)
		clock.advance(1_000)
		await press(await linkIn('confirm'))
		expect((await store.letters.count(letter)).count).toBe(1)
		expect((await show(id)).history.at(-1)?.status).toBe('active')
	})

	test('a correction to the address of another person or to invalid text is refused, and so is a correction of an unsubscribed or unknown person', async () => {
		const { correct, find, show, press, linkIn, signUp } = await newPanel(kind)
		await signUp(ada)
		await press(await linkIn('unsubscribe'))
		const gone = await find(ada)
		await signUp('bob@example.com')
		const bob = await find('bob@example.com')
		const answer = async (id: string, email: string) => {
			const reply = await correct(id, email)
			return [reply.statusCode, reply.json().field]
		}
		expect(await answer(bob, 'ADA@example.com')).toEqual([409, 'email'])
		expect(await answer(gone, 'new@example.com')).toEqual([409, 'status'])
		expect(await answer(bob, 'bob@')).toEqual([400, 'email'])
		expect(await answer('nobody', 'new@example.com')).toEqual([404, undefined])
		expect((await show(bob)).email).toBe('bob@example.com')
	})

	test('a correction to another spelling of the same address needs no confirmation', async () => {
		const { correct, find, show, press, linkIn, signUp, db } = await newPanel(kind)
		await signUp('ada@xn--bcher-kva.example')
		await press(await linkIn('confirm'))
		const id = await find('ada@xn--bcher-kva.example')
		const before = await readWaitingMails(db)
		expect((await correct(id, 'Ada@bücher.example')).json()).toEqual({ isAsked: false })
		expect(await show(id)).toMatchObject({ email: 'Ada@bücher.example', status: 'active' })
		expect(await readWaitingMails(db)).toEqual(before)
	})

	test('a person’s own page shows that the owner added them, and shows the owner’s tags and note', async () => {
		const { add, app, find, linkIn, store } = await newPanel(kind)
		await add({ email: ada, locale: 'en', country: null })
		const id = await find(ada)
		await store.personNotes.setNote({ id, note: 'Knows <Grace>.', before: '' }, 'ada')
		await store.personNotes.changeTags(id, { add: ['press'], remove: [] }, 'ada')
		const page = (await app.inject({ url: await linkIn('data') })).body
		expect(page).toContain('We entered your address')
		expect(page).toContain('<dt class="beside"><span>Our tags</span></dt><dd>press</dd>')
		expect(page).toContain(
			'<dt class="beside"><span>Our note</span></dt><dd>Knows &lt;Grace&gt;.</dd>',
		)
	})
})

async function newPanel(kind: TestDatabase) {
	const api = await createTestApi(kind)
	const { app, db } = api
	const panel = async () => panelOf(app, await logIn(app))
	const post = async (path: string, payload: object) => await (await panel()).post(path, payload)
	return {
		...api,
		add: (payload: object) => post('person/add', payload),
		correct: (id: string, email: string) => post('person/address', { id, email }),
		find: async (email: string): Promise<string> =>
			(await post('person/find', { email })).json().id,
		show: async (id: string) => {
			const reply = await (await panel()).get(`person?id=${id}`)
			return person.parse(reply.json())
		},
		signUp: async (email: string) => {
			const payload = { email, source: 'premium', locale: 'en', consent: '2026-11' }
			await app.inject({ method: 'POST', url: '/api/waitlist', payload })
		},
		linkIn: async (purpose: 'confirm' | 'unsubscribe' | 'data') => {
			const mail = (await readWaitingMails(db)).at(-1)
			const url = new RegExp(`https://\\S+/waitlist/${purpose}\\?\\S+`).exec(mail?.text ?? '')?.[0]
			return (url ?? '').replace('https://innervolt.example', '')
		},
		press: async (url: string) => await app.inject({ method: 'POST', url }),
	}
}
