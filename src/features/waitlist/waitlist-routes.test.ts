import { dailyDatabases, readWaitingMails } from '#testing/databases.ts'
import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import { countRegistrations, databases } from '#testing/databases.ts'
import { createTestApi, sameOrigin, postForm } from '#testing/test-api.ts'

const [sqlite] = databases
const ada = { email: 'Ada@Example.com', source: 'premium' }
const look = {
	sender: 'no-reply@innervolt.example',
	subject: 'Please confirm your e-mail address',
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('new and known addresses get the same response, regardless of case', async () => {
		const { app, store } = await createTestApi(kind)
		const replies = [await signUp(app), await signUp(app, { ...ada, email: 'ada@example.com' })]
		for (const reply of replies) {
			expect(reply.statusCode).toBe(202)
			expect(reply.json()).toEqual({ status: 'pending', mail: look })
		}
		expect(replies[0]?.body).toBe(replies[1]?.body)
		expect(await countRegistrations(store)).toBe(1)
	})

	test('the response names the mailbox provider of the typed domain, and is the same for new and known addresses', async () => {
		const { app } = await createTestApi(kind)
		const address = { ...ada, email: 'ada@GMX.de' }
		const replies = [await signUp(app, address), await signUp(app, address)]
		expect(replies.map((reply) => reply.json())).toEqual([
			{ status: 'pending', mail: look, inbox: { name: 'GMX', url: 'https://www.gmx.net/' } },
			replies[0]?.json(),
		])
		const bot = await signUp(app, { ...address, website: 'https://pills.example' })
		expect(bot.body).toBe(replies[0]?.body)
	})

	test('a signup is answered with 503 if the database is unavailable, and the response does not reveal the cause', async () => {
		const { app, db } = await createTestApi(kind)
		await db.close()
		const reply = await signUp(app)
		expect(reply.statusCode).toBe(503)
		expect(reply.json()).toEqual({ error: 'unavailable' })
	})
})

test('a signup queues an email in the language of its source page', async () => {
	let mails = 0
	let signups = 0
	const { app, db, store } = await createTestApi(sqlite, { onSignup: () => void (signups += 1) })
	store.jobs.onQueued = () => (mails += 1)
	await signUp(app, { ...ada, source: 'regional-br' })
	expect([mails, signups]).toEqual([1, 1])
	await postForm(app, '/waitlist/data/link?lang=en', 'email=ada@example.com')
	expect([mails, signups]).toEqual([2, 1])
	const [mail] = await readWaitingMails(db)
	expect(mail).toMatchObject({ recipient: 'Ada@example.com' })
	expect(mail?.subject).toBe('Confirme seu e-mail')
})

test('a signup stores the consent with its wording and attribution', async () => {
	const { app, db } = await createTestApi(sqlite)
	await signUp(app, {
		...ada,
		consent: '2026-03',
		utm_source: 'mastodon',
		referrer: 'https://news.example/item?id=1',
	})
	const consent = await db.read.selectFrom('consents').selectAll().executeTakeFirst()
	expect(consent).toMatchObject({
		wording: '2026-03',
		utm_source: 'mastodon',
		referrer_host: 'news.example',
	})
})

test('a consent without a version is stored as consent to the current text of the form', async () => {
	const { app, db } = await createTestApi(sqlite)
	await signUp(app, { ...ada, consent: true })
	await signUp(app, { email: 'bob@example.com', source: 'regional-us', consent: 'yes' })
	const consents = db.read.selectFrom('consents').select('wording').orderBy('wording')
	expect(await consents.execute()).toEqual(
		Object.values(currentConsentVersions)
			.toSorted()
			.map((wording) => ({ wording })),
	)
})

test('the page shown after an invalid address asks for the same consent as the form that was sent', async () => {
	const { app } = await createTestApi(sqlite)
	const send = (source: string) => postForm(app, '/api/waitlist', `email=ada&source=${source}`)
	expect((await send('premium')).body).toContain(`value="${currentConsentVersions.premium}"`)
	expect((await send('regional-us')).body).toContain(`value="${currentConsentVersions.news}"`)
})

test('the consent of a signup without a consent field is stored as unstated', async () => {
	const { app, db } = await createTestApi(sqlite)
	await signUp(app)
	const consent = await db.read.selectFrom('consents').select('wording').execute()
	expect(consent).toEqual([{ wording: 'unstated' }])
})

test('the campaign of a form sent without JavaScript is read from the Referer header', async () => {
	const { app, db } = await createTestApi(sqlite)
	const referer = `${sameOrigin.origin}/usa?utm_source=mastodon&utm_term=quiet`
	const payload = 'email=ada%40example.com&source=regional-us'
	await postForm(app, '/api/waitlist', payload, { headers: { ...sameOrigin, referer } })
	const consent = await db.read.selectFrom('consents').selectAll().executeTakeFirst()
	expect(consent).toMatchObject({ utm_source: 'mastodon', utm_term: 'quiet', referrer_host: null })
})

test.each([
	[{ source: 'premium' }, 'email'],
	[{ ...ada, email: 'ada' }, 'email'],
	[{ email: ada.email }, 'source'],
	[{ ...ada, source: 'a b' }, 'source'],
	[{ ...ada, consent: false }, 'consent'],
])('the signup %j is refused, and the response names the invalid field', async (payload, field) => {
	const { app } = await createTestApi(sqlite)
	const reply = await signUp(app, payload)
	expect(reply.statusCode).toBe(400)
	expect(reply.json()).toEqual({ error: 'invalid', field })
})

test('a signup by a bot gets the status code of a successful signup, but creates no registration', async () => {
	const { app, store } = await createTestApi(sqlite)
	for (const trap of [{ website: 'https://pills.example' }, { elapsed: 1_499 }]) {
		const reply = await signUp(app, { ...ada, ...trap })
		expect(reply.statusCode).toBe(202)
	}
	expect(await countRegistrations(store)).toBe(0)
	await signUp(app, { ...ada, elapsed: 1_500 })
	expect(await countRegistrations(store)).toBe(1)
})

test('a form that a browser autofills and submits at once is accepted', async () => {
	const { app, store } = await createTestApi(sqlite)
	await signUp(app, { ...ada, elapsed: 12 }, sameOrigin)
	expect(await countRegistrations(store)).toBe(1)
})

test('an address with characters that not every mail server accepts is refused, and the response lists these characters', async () => {
	const { app } = await createTestApi(sqlite)
	const payload = { ...ada, email: 'José.Ñu@example.com' }
	const reply = await signUp(app, payload)
	expect(reply.statusCode).toBe(400)
	expect(reply.json()).toEqual({ error: 'invalid', field: 'email', characters: ['é', 'Ñ'] })
	const fields = new URLSearchParams({ ...payload, source: 'regional-de' })
	const page = await postForm(app, '/api/waitlist', String(fields))
	expect(page.statusCode).toBe(400)
	expect(page.body).toContain('Vor dem @ verstehen nicht alle Mailserver é, Ñ.')
	expect(page.body).toContain('value="José.Ñu@example.com"')
})

test('null and empty optional fields are treated as absent', async () => {
	const { app, store } = await createTestApi(sqlite)
	for (const [index, field] of [{ website: null }, { elapsed: null }, { elapsed: '' }].entries()) {
		await signUp(app, { ...ada, email: `p${index}@example.com`, ...field })
	}
	expect(await countRegistrations(store)).toBe(3)
})

test('each client’s signups are limited per 15 minutes, and a refusal has a Retry-After header', async () => {
	const { app, clock } = await createTestApi(sqlite, { signupsPerClient: 2 })
	await signUp(app)
	clock.advance(5 * 60_000)
	await signUp(app)
	const reply = await signUp(app)
	expect(reply.statusCode).toBe(429)
	expect(reply.headers['retry-after']).toBe('600')
	expect(reply.json()).toEqual({ error: 'too-many' })
	clock.advance(600_000)
	expect((await signUp(app)).statusCode).toBe(202)
})

test('a client that has sent ten times as many forms as its signup limit is refused before the address is parsed', async () => {
	const { app, clock, store } = await createTestApi(sqlite, { signupsPerClient: 2 })
	const wrong = { ...ada, email: `ada@${'ü'.repeat(60)}.example.` }
	for (let sent = 0; sent < 20; sent++) expect((await signUp(app, wrong)).statusCode).toBe(400)
	const reply = await signUp(app, wrong)
	expect(reply.statusCode).toBe(429)
	expect(reply.headers['retry-after']).toBe('900')
	expect(reply.json()).toEqual({ error: 'too-many' })
	const fields = 'email=ada%40example.com&source=regional-de'
	const page = await postForm(app, '/api/waitlist', fields)
	expect(page.statusCode).toBe(429)
	expect(page.body).toContain('lang="de"')
	expect(await countRegistrations(store)).toBe(0)
	const other = await app.inject({
		method: 'POST',
		url: '/api/waitlist',
		remoteAddress: '203.0.113.9',
		payload: ada,
	})
	expect(other.statusCode).toBe(202)
	clock.advance(15 * 60_000)
	expect((await signUp(app)).statusCode).toBe(202)
})

test('client addresses are neither stored nor logged, and email addresses are not logged', async () => {
	const { app, db, log } = await createTestApi(sqlite)
	await signUp(app)
	await db.close()
	await signUp(app)
	expect(log.join('')).not.toMatch(/ada@/i)
	const { app: second, db: other } = await createTestApi(sqlite)
	await signUp(second)
	const throttle = await other.read.selectFrom('throttle').selectAll().execute()
	expect(JSON.stringify(throttle)).not.toContain('127.0.0.1')
})

test('a body that is too large, malformed or of an unsupported type is refused with an error in JSON', async () => {
	const { app } = await createTestApi(sqlite)
	const send = async (type: string, payload: string) => {
		const reply = await app.inject({
			method: 'POST',
			url: '/api/waitlist',
			headers: { 'content-type': type },
			payload,
		})
		return [reply.statusCode, reply.json<{ error: string }>().error]
	}
	expect(await send('application/json', `"${'x'.repeat(9_000)}"`)).toEqual([413, 'too-large'])
	expect(await send('text/plain', 'x')).toEqual([415, 'unsupported-type'])
	expect(await send('multipart/form-data; boundary=x', 'x')).toEqual([415, 'unsupported-type'])
	expect(await send('application/json', '{"email":')).toEqual([400, 'invalid'])
	expect(await send('application/json', '{"__proto__":{"x":1}}')).toEqual([400, 'invalid'])
})

test('signups from other and opaque origins are refused, and signups without an Origin header are accepted', async () => {
	const { app } = await createTestApi(sqlite)
	for (const origin of ['https://evil.example', 'null']) {
		const reply = await signUp(app, ada, { origin, host: 'innervolt.example' })
		expect(reply.statusCode).toBe(403)
	}
	expect((await signUp(app, ada, sameOrigin)).statusCode).toBe(202)
	expect((await signUp(app, ada, {})).statusCode).toBe(202)
})

test('a form sent without JavaScript is answered with a redirect to the page after a signup', async () => {
	const { app, store } = await createTestApi(sqlite)
	const fields = 'email=ada%40example.com&source=regional-de&consent=on'
	const reply = await postForm(app, '/api/waitlist', fields)
	expect(reply.statusCode).toBe(303)
	expect(reply.headers.location).toBe('/waitlist/sent?lang=de&source=regional-de')
	expect(await countRegistrations(store)).toBe(1)
	const page = await app.inject('/waitlist/sent?lang=de')
	expect(page.statusCode).toBe(200)
	expect(page.body).toContain('Schau in dein Postfach.')
})

test('a form with an invalid address is shown again with the typed address, escaped', async () => {
	const { app } = await createTestApi(sqlite)
	const email = encodeURIComponent('"><script>alert(1)</script>')
	const reply = await postForm(app, '/api/waitlist', `email=${email}&source=premium`)
	expect(reply.statusCode).toBe(400)
	expect(reply.headers['content-type']).toContain('text/html')
	expect(reply.body).toContain('That address does not work.')
	expect(reply.body).not.toContain('<script>')
	expect(reply.body).toContain('value="&quot;&gt;&lt;script&gt;')
	expect(reply.body).toMatch(
		/<input [^>]*autofocus="" [^>]*id="email" aria-invalid="true" aria-describedby="email-error"/,
	)
})

test('random bodies get a JSON response with a status below 500', { tags: 'night' }, async () => {
	const { app } = await createTestApi(sqlite, { signupsPerClient: 10_000 })
	await fc.assert(
		fc.asyncProperty(
			fc.oneof(fc.json(), fc.string({ unit: anyCharacter })),
			fc.constantFrom('application/json', 'text/plain', 'application/octet-stream'),
			async (payload, type) => {
				const reply = await app.inject({
					method: 'POST',
					url: '/api/waitlist',
					headers: { 'content-type': type },
					payload,
				})
				expect(reply.statusCode).toBeLessThan(500)
				expect(reply.headers['content-type']).toContain('application/json')
				expect(reply.body).not.toMatch(/\n\s+at /)
			},
		),
		{ numRuns: 100 },
	)
})

function signUp(app: FastifyInstance, payload: object = ada, headers: Record<string, string> = {}) {
	return app.inject({ method: 'POST', url: '/api/waitlist', headers, payload })
}
