import { claimMail } from '#testing/jobs.ts'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import {
	countRegistrations,
	dailyDatabases,
	databases,
	readWaitingMails,
	type TestDatabase,
} from '#testing/databases.ts'
import { createTestApi, postForm } from '#testing/test-api.ts'

const dayMs = 24 * 3_600_000
const [sqlite] = databases

describe.each(dailyDatabases)('$kind', (kind) => {
	test('opening the confirmation link changes nothing; the button on the page activates the address', async () => {
		const { app, status, link } = await signedUp(kind)
		const page = await app.inject(await link('confirm'))
		expect(page.statusCode).toBe(200)
		expect(page.body).toContain('>Adresse bestätigen</button>')
		expect(await status()).toBe('pending')
		const pressed = await press(app, page.body)
		expect(pressed.body).toContain('Du stehst auf der Liste.')
		expect(await status()).toBe('active')
		expect((await press(app, page.body)).body).toContain('Du stehst auf der Liste.')
	})

	test('a one-click unsubscribe request works with any body type', async () => {
		for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
			const { app, status, link } = await signedUp(kind)
			const reply = await app.inject({
				method: 'POST',
				url: await link('unsubscribe'),
				headers: { 'content-type': type },
				payload: 'List-Unsubscribe=One-Click',
			})
			expect(reply.statusCode).toBe(200)
			expect(await status()).toBe('unsubscribed')
		}
	})

	test('opening the unsubscribe link changes nothing', async () => {
		const { app, status, link } = await signedUp(kind)
		const page = await app.inject(await link('unsubscribe'))
		expect(page.body).toContain('>Abmelden</button>')
		expect(await status()).toBe('pending')
	})
})

test('an expired link is answered with 410 and a form to request a new link', async () => {
	const { app, clock, link } = await signedUp(sqlite)
	clock.advance(7 * dayMs)
	const page = await app.inject(await link('confirm'))
	expect(page.statusCode).toBe(410)
	expect(page.body).toContain('Dieser Link ist abgelaufen.')
	expect(page.body).toContain('name="email"')
})

test('the form for a new link shows the consent text, and submitting it stores the version of that text', async () => {
	const { app, db, store } = await createTestApi(sqlite)
	const page = await app.inject('/waitlist/confirm?token=x.y&lang=de')
	expect(page.body).toContain('Wenn du deine Adresse abschickst, erlaubst du Innervolt')
	const inputs = [...page.body.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
	const form = new URLSearchParams(inputs.map((tag) => [part(tag, 'name'), part(tag, 'value')]))
	form.set('email', 'ada@example.com')
	await send(app, form)
	const consents = await db.read.selectFrom('consents').select(['wording', 'locale']).execute()
	expect(consents).toEqual([{ wording: currentConsentVersions.news, locale: 'de' }])
	// The honeypot field is hidden by an attribute, so it does not depend on CSS.
	expect(inputs).toContain('<input type="text" hidden="" autoComplete="off" name="website"/>')
	form.set('email', 'bob@example.com')
	form.set('website', 'https://pills.example')
	await send(app, form)
	expect(await countRegistrations(store)).toBe(1)
})

test('the page after a signup links to the inbox at the typed address’s mail provider, with a search for our emails', async () => {
	const { app } = await createTestApi(sqlite)
	const sent = await send(
		app,
		new URLSearchParams({ email: 'ada@gmail.com', source: 'premium', locale: 'de' }),
	)
	expect(sent.headers.location).toBe('/waitlist/sent?lang=de&source=premium&inbox=gmail')
	const page = await app.inject('/waitlist/sent?lang=de&source=premium&inbox=gmail')
	expect(page.body).toContain('>Gmail öffnen</a>')
	expect(page.body).toContain('#search/from%3A(no-reply%40innervolt.example)')
	for (const name of ['', 'constructor', 'https://evil.example']) {
		const other = await app.inject(`/waitlist/sent?lang=de&inbox=${encodeURIComponent(name)}`)
		expect(other.body).not.toContain('öffnen</a>')
	}
})

test('the page after a signup names the sender and subject of the email, and has a form that sends the email again', async () => {
	const { app, clock, store } = await createTestApi(sqlite)
	const form = { email: 'ada@example.com', source: 'premium', locale: 'de' }
	const sent = await send(app, new URLSearchParams(form))
	expect(sent.headers.location).not.toContain('ada')
	const page = await app.inject(String(sent.headers.location))
	const mail = await claimMail(store)
	expect(page.body.replace(/<\/?un-broken>/g, '')).toContain(
		`Absender: no-reply@innervolt.example, Betreff: „${mail?.subject}“`,
	)
	const inputs = [...page.body.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
	const again = new URLSearchParams(inputs.map((tag) => [part(tag, 'name'), part(tag, 'value')]))
	expect(Object.fromEntries(again)).toMatchObject({ source: 'premium', locale: 'de', email: '' })
	again.set('email', form.email)
	clock.advance(2 * 60_000)
	await send(app, again)
	expect(await claimMail(store)).toMatchObject({ subject: mail?.subject })
	const forged = await app.inject('/waitlist/sent?source=%22%3E%3Cscript%3E')
	expect(forged.body).toContain('name="source" value="again"')
})

test('a forged link is answered with 404 and a form for a new link, in the requested language', async () => {
	const { app } = await createTestApi(sqlite)
	const page = await app.inject('/waitlist/confirm?token=x.y&lang=pt')
	expect(page.statusCode).toBe(404)
	expect(page.body).toContain('<a href="/brasil">Início</a>')
	expect(page.body).toContain('Este link não funciona.')
	expect(page.body).toContain('name="email"')
	const withoutPages = await app.inject('/waitlist/confirm?token=x.y&lang=es-AR')
	expect(withoutPages.body).toContain('Este enlace no funciona.')
	expect(withoutPages.body).toContain('<a href="/">Inicio (en\u00A0inglés)</a>')
	expect((await app.inject('/waitlist/unsubscribe')).statusCode).toBe(404)
})

test('a page behind an email link is neither indexed nor cached, and its URL is not sent to other sites as the referrer', async () => {
	const { app, link } = await signedUp(sqlite)
	const { headers } = await app.inject(await link('confirm'))
	expect(headers['referrer-policy']).toBe('same-origin')
	expect(headers['x-robots-tag']).toBe('noindex')
	expect(headers['cache-control']).toBe('no-store')
})

test('pages behind email links answer 503 if the database is unavailable', async () => {
	const { app, db, link } = await signedUp(sqlite)
	const url = await link('confirm')
	await db.close()
	const page = await app.inject(url)
	expect(page.statusCode).toBe(503)
	expect(page.body).toContain('Das wurde nicht gespeichert.')
})

async function signedUp(kind: TestDatabase) {
	const api = await createTestApi(kind)
	const payload = { email: 'ada@example.com', source: 'regional-de' }
	await api.app.inject({ method: 'POST', url: '/api/waitlist', payload })
	return {
		...api,
		status: async () => {
			const row = await api.db.read
				.selectFrom('waitlist_emails')
				.select('status')
				.executeTakeFirst()
			return row?.status
		},
		link: async (purpose: 'confirm' | 'unsubscribe') => {
			const [mail] = await readWaitingMails(api.db)
			const found = new RegExp(`https://\\S+/waitlist/${purpose}\\S+`).exec(mail?.text ?? '')
			const { pathname, search } = new URL(found?.[0] ?? 'https://x/')
			return pathname + search
		},
	}
}

async function press(app: FastifyInstance, page: string) {
	const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1] ?? ''
	return await postForm(app, action.replaceAll('&amp;', '&'), '')
}

function part(tag: string, name: string): string {
	return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

async function send(app: FastifyInstance, form: URLSearchParams) {
	const reply = await postForm(app, '/api/waitlist', form.toString())
	expect(reply.statusCode).toBe(303)
	return reply
}
