import { describe, expect, test } from 'vitest'
import { languages } from '#site-map/pages.ts'
import {
	dailyDatabases,
	databases,
	readWaitingMails,
	type TestDatabase,
} from '#testing/databases.ts'
import { createTestApi, sameOrigin, postForm } from '#testing/test-api.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const address = 'theo@mail.example'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('after an unsubscription and a signup by a stranger, links in older emails confirm nothing', async () => {
		const { signUp, link, post, status, app, clock } = await newSite(kind)
		await signUp()
		const [confirm, data] = [await link('confirm'), await link('data')]
		await post(confirm)
		await post(data, 'act=unsubscribe')
		clock.advance(2 * hour)
		await signUp()
		expect(await status()).toBe('pending')
		await post(data, 'act=confirm')
		await post(confirm)
		expect(await status()).toBe('pending')
		expect((await app.inject(data)).body).not.toContain('value="confirm"')
		expect((await app.inject(confirm)).body).toContain('This link no longer works.')
		// The link in the newest email confirms the address.
		await post(await link('data'), 'act=confirm')
		expect(await status()).toBe('active')
	})

	test('a link sent before an unsubscription does not confirm a new signup, even if no new email was sent', async () => {
		const { signUp, link, post, status, clock } = await newSite(kind)
		await signUp()
		const [confirm, data] = [await link('confirm'), await link('data')]
		clock.advance(minute)
		await post(data, 'act=unsubscribe')
		clock.advance(minute)
		await signUp()
		await post(data, 'act=confirm')
		await post(confirm)
		expect(await status()).toBe('pending')
	})

	test('a second signup within the hour does not invalidate the link in the first email', async () => {
		const { signUp, link, post, status, clock } = await newSite(kind)
		await signUp()
		clock.advance(10 * minute)
		await signUp()
		await post(await link('confirm'))
		expect(await status()).toBe('active')
	})

	test('an address that has opted out of all mail gets no confirmation email, but at most one email in 30 days about the opt-out', async () => {
		const { signUp, link, post, status, subjects, clock } = await newSite(kind)
		await signUp()
		await post(await link('unsubscribe'))
		expect(await status()).toBe('unsubscribed')
		await signUp()
		expect(await subjects()).toHaveLength(0)
		clock.advance(2 * hour)
		await signUp('pt')
		// The email is in the person's language, not in the language of the signup form.
		expect(await subjects()).toEqual(['You want no mail from us, and that stands'])
		expect(await status()).toBe('unsubscribed')
		for (let count = 0; count < 29; count++) {
			clock.advance(day)
			await signUp()
		}
		expect(await subjects()).toHaveLength(1)
		clock.advance(day)
		await signUp()
		expect(await subjects()).toHaveLength(2)
	})

	test('an opt-out from all mail is lifted only by the button on the page linked in the email about the opt-out', async () => {
		const { app, signUp, link, post, status, clock } = await newSite(kind)
		await signUp()
		const confirm = await link('confirm')
		const never = await link('unsubscribe')
		await post(never)
		clock.advance(2 * hour)
		await signUp()
		await post(confirm)
		await post(await link('data'), 'act=confirm')
		expect(await status()).toBe('unsubscribed')
		const lift = await link('lift')
		expect((await app.inject(lift)).body).toContain('Lift it, and join the list')
		expect(await status()).toBe('unsubscribed')
		expect((await post(lift)).body).toContain('You are on the list.')
		expect(await status()).toBe('active')
		// The link that lifted an earlier opt-out does not lift a later one.
		clock.advance(minute)
		await post(never)
		await post(lift)
		expect(await status()).toBe('unsubscribed')
	})

	test('a person who has unsubscribed can opt out of all mail afterwards', async () => {
		const { signUp, link, post, subjects, clock } = await newSite(kind)
		await signUp()
		const never = await link('unsubscribe')
		await post(await link('data'), 'act=unsubscribe')
		await post(never)
		clock.advance(2 * hour)
		await signUp()
		expect(await subjects()).toEqual(['You want no mail from us, and that stands'])
	})

	test('a new consent replaces an unconfirmed one, and confirmed consents are kept', async () => {
		const { signUp, link, post, db, clock } = await newSite(kind)
		const consents = async () =>
			(await db.read.selectFrom('consents').select('given_at').orderBy('given_at').execute()).map(
				({ given_at }) => given_at.slice(11, 16),
			)
		for (let count = 0; count < 5; count++) {
			await signUp()
			clock.advance(minute)
		}
		expect(await consents()).toEqual(['12:04'])
		await post(await link('confirm'))
		for (let count = 0; count < 5; count++) {
			clock.advance(minute)
			await signUp()
		}
		expect(await consents()).toEqual(['12:04', '12:10'])
	})

	test('a stranger who requests links for a person’s address does not use up that person’s own limit', async () => {
		const { signUp, link, post, subjects } = await newSite(kind)
		await signUp()
		const data = await link('data')
		const ask = (client: string) => post('/waitlist/data/link', `email=${address}`, client)
		for (let count = 0; count < 10; count++) await ask('192.0.2.1')
		const asked = 'The link to your data with us'
		expect((await subjects()).filter((subject) => subject === asked)).toHaveLength(3)
		await ask('198.51.100.7')
		expect((await subjects()).filter((subject) => subject === asked)).toHaveLength(4)
		expect((await post(data, 'act=export')).statusCode).toBe(303)
		expect(await subjects()).toContain('Your data as a file')
		// The limit for all clients together applies too.
		for (let client = 1; client <= 20; client++) await ask(`203.0.113.${client}`)
		expect((await subjects()).filter((subject) => subject === asked)).toHaveLength(12)
	})

	test('a withheld email stores no text and no working link', async () => {
		const { signUp, db } = await newSite(kind)
		await signUp()
		await signUp()
		const [waiting, withheld] = await db.read
			.selectFrom('jobs')
			.select(['kind', 'payload'])
			.orderBy('kind')
			.execute()
		expect(waiting).toMatchObject({
			kind: 'confirmation',
			payload: expect.stringMatching(/.{500}/),
		})
		expect(waiting?.payload).not.toContain('waitlist')
		expect(withheld).toEqual({ kind: 'withheld', payload: '' })
	})
})

test.each(languages)(
	'the email about an opt-out from all mail is complete in %s',
	async (language) => {
		const [sqlite] = databases
		const { signUp, link, post, db, clock } = await newSite(sqlite)
		await signUp(language)
		await post(await link('unsubscribe'))
		clock.advance(2 * hour)
		await signUp(language)
		const mail = (await readWaitingMails(db)).at(-1)
		expect(mail?.text).toContain('/waitlist/lift?token=')
		expect(mail?.html).toContain('/waitlist/lift?token=')
		expect(mail?.text).not.toMatch(/\/waitlist\/confirm|undefined|\{/)
		expect(mail?.subject.length).toBeLessThanOrEqual(60)
	},
)

async function newSite(kind: TestDatabase) {
	const api = await createTestApi(kind)
	const { app, db } = api
	return {
		...api,
		signUp: async (locale = 'en') => {
			const payload = { email: address, source: 'premium', locale }
			const headers = sameOrigin
			const reply = await app.inject({ method: 'POST', url: '/api/waitlist', headers, payload })
			expect(reply.statusCode).toBe(202)
		},
		post: (url: string, body = '', client = '127.0.0.1') =>
			postForm(app, url, body, { remoteAddress: client }),
		link: async (path: string) => {
			const texts = (await readWaitingMails(db)).map(({ text }) => text).toReversed()
			const found = new RegExp(`https://\\S+/waitlist/${path}\\?\\S+`).exec(texts.join('\n'))
			const { pathname, search } = new URL(found?.[0] ?? 'https://x/missing')
			return pathname + search
		},
		subjects: async () => (await readWaitingMails(db)).map(({ subject }) => subject),
		status: async () =>
			(await db.read.selectFrom('waitlist_emails').select('status').executeTakeFirst())?.status,
	}
}
