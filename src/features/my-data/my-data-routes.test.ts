import { deliverMails } from '#testing/jobs.ts'
import { HtmlValidate } from 'html-validate'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { languages } from '#site-map/pages.ts'
import { waitlistCommand } from '#app/cli/waitlist-command.ts'
import {
	dailyDatabases,
	databases,
	readWaitingMails,
	type TestDatabase,
} from '#testing/databases.ts'
import { createTestApi, sameOrigin, postForm } from '#testing/test-api.ts'

const minute = 60_000
const day = 24 * 60 * minute
const [sqlite] = databases

describe.each(dailyDatabases)('$kind', (kind) => {
	test('“Your data with us” shows consents, sent emails and the origin of the signup, with the address masked', async () => {
		const { app, open, act, sendAll } = await signedUp(kind)
		await sendAll()
		await act({ act: 'confirm' })
		const page = await open()
		expect(page.statusCode).toBe(200)
		expect(page.body).toContain('t…@mail.example')
		expect(page.body).not.toContain('theo@')
		expect(page.body).toContain('By sending your address you allow Innervolt')
		expect(page.body).toContain('The form on /introvert-test')
		expect(page.body).toContain('<time dateTime="2026-01-05T12:00Z">January 5, 2026, 12:00</time>')
		expect(page.body).toContain('Taken by our mail server for mail.example.')
		expect(page.body).toContain('<dd>reddit.example</dd>')
		expect(page.body).toContain('<dd>newsletter, winter</dd>')
		expect((await app.inject('/waitlist/data')).statusCode).toBe(404)
	})

	test('in “Your data with us” a pending address can be confirmed, paused, resumed, given another language and unsubscribed', async () => {
		const { open, act, row } = await signedUp(kind)
		expect((await open()).body).toContain('<h1>One step is left.</h1>')
		await act({ act: 'confirm' })
		expect(await row()).toMatchObject({ status: 'active' })
		await act({ act: 'pause', length: 'one-month' })
		expect((await row()).paused_until).toBe('2026-02-05T00:00:00.000Z')
		expect((await open()).body).toContain('<h1>Paused until February 5, 2026.</h1>')
		await act({ act: 'pause', length: 'open' })
		expect((await open()).body).toContain('<h1>Paused.</h1>')
		await act({ act: 'resume' })
		expect((await row()).paused_until).toBeNull()
		await act({ act: 'language', language: 'pt' })
		expect((await open()).body).toContain('<h1>Seus dados conosco</h1>')
		await act({ act: 'unsubscribe' })
		expect(await row()).toMatchObject({ status: 'unsubscribed' })
		const page = (await open()).body
		expect(page).toContain('<h1>Você está descadastrado.</h1>')
		expect(page).not.toContain('value="pause"')
	})

	test('a single-use link downloads the export, which equals the output of the command line', async () => {
		const { app, act, link, store } = await signedUp(kind)
		expect((await act({ act: 'export' })).headers.location).toBe(
			'/waitlist/data/sent?for=export&lang=en',
		)
		const url = await link('export')
		const page = await app.inject(url)
		expect(page.body).toMatch(/Download \(JSON, \d KB\)/)
		const file = await post(app, url)
		expect(file.headers['content-disposition']).toBe('attachment; filename="innervolt-data.json"')
		expect(file.body).toBe(await waitlistCommand(store, ['export', 'theo@mail.example'], noFiles))
		expect((await post(app, url)).statusCode).toBe(410)
		expect((await app.inject(url)).statusCode).toBe(410)
		const [, entry] = await store.audit.newest()
		expect(entry).toMatchObject({ actor: 'data page', action: 'export', rows: 1 })
	})

	test('an erasure needs a single-use link and a press of the button on its page, and leaves no rows', async () => {
		const { app, act, link, open, row, db } = await signedUp(kind)
		await act({ act: 'erase' })
		const url = await link('erase')
		expect((await app.inject(url)).body).toContain('<h1>Erase everything?</h1>')
		expect(await row()).toMatchObject({ status: 'pending' })
		const page = await post(app, url)
		expect(page.body).toContain('<h1>Erased.</h1>')
		expect(page.body).toContain('From backups it goes by February 4, 2026.')
		for (const table of ['waitlist_emails', 'consents', 'tokens', 'jobs', 'deliveries'] as const) {
			expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([])
		}
		expect((await post(app, url)).statusCode).toBe(410)
		expect((await open()).statusCode).toBe(404)
	})

	test('a single-use link works for 30 minutes', async () => {
		const { app, act, link, clock } = await signedUp(kind)
		await act({ act: 'export' })
		const url = await link('export')
		clock.advance(30 * minute - 1)
		expect((await app.inject(url)).statusCode).toBe(200)
		clock.advance(1)
		expect((await app.inject(url)).statusCode).toBe(410)
		expect((await post(app, url)).statusCode).toBe(410)
	})

	test('requests for a known and an unknown address get the same response and store one job each', async () => {
		const { app, db, sendAll, mails } = await signedUp(kind)
		await sendAll()
		const before = await db.read.selectFrom('jobs').select('id').execute()
		const answers = []
		for (const email of ['Theo@mail.example', 'eve@mail.example']) {
			const { statusCode, headers, body } = await post(app, '/waitlist/data/link?lang=de', {
				email,
			})
			const { date: _date, ...rest } = headers
			answers.push({ statusCode, rest, body })
		}
		expect(answers[0]).toEqual(answers[1])
		expect(answers[0]?.rest['location']).toBe('/waitlist/data/sent?for=link&lang=de')
		expect(await db.read.selectFrom('jobs').select('id').execute()).toHaveLength(before.length + 2)
		// The email is in the person's language, not in the language of the page.
		expect(await mails()).toEqual([
			expect.objectContaining({
				recipient: 'theo@mail.example',
				subject: 'The link to your data with us',
			}),
		])
		for (const table of ['jobs', 'tokens', 'throttle', 'audit'] as const) {
			expect(JSON.stringify(await db.read.selectFrom(table).selectAll().execute())).not.toContain(
				'eve@',
			)
		}
	})

	test('a client can have three emails an hour sent to an address, and further requests get the same response', async () => {
		const { app, mails, sendAll, clock } = await signedUp(kind)
		await sendAll()
		const ask = () => post(app, '/waitlist/data/link?lang=en', { email: 'theo@mail.example' })
		for (let n = 0; n < 5; n++) expect((await ask()).statusCode).toBe(303)
		expect(await mails()).toHaveLength(3)
		clock.advance(60 * minute)
		await ask()
		expect(await mails()).toHaveLength(4)
	})
})

test('a link works for 90 days, and the page of an expired link does not reveal an erasure', async () => {
	const { app, open, clock, store, dataUrl } = await signedUp(sqlite)
	clock.advance(90 * day)
	expect((await open()).statusCode).toBe(200)
	clock.advance(day)
	const old = await open()
	expect(old.statusCode).toBe(410)
	expect(old.body).toContain('<h1>This link is older than 90 days.</h1>')
	await store.personalData.erase('theo@mail.example', 'test')
	expect((await open()).body).toBe(old.body)
	const url = new URL(dataUrl)
	url.searchParams.set('day', '2026-04-06')
	expect((await app.inject(url.href)).statusCode).toBe(404)
})

test.each([
	['another site', { ...sameOrigin, origin: 'https://evil.example' }],
	['no page', { host: 'innervolt.example' }],
	['a page without an origin', { ...sameOrigin, origin: 'null' }],
])('a form from %s changes nothing', async (_case, headers) => {
	const { app, dataUrl, row } = await signedUp(sqlite)
	const reply = await post(app, dataUrl, { act: 'unsubscribe' }, headers)
	expect(reply.statusCode).toBe(403)
	expect((await row()).status).toBe('pending')
})

test('a form with an unknown action is answered with 400', async () => {
	const { app, dataUrl } = await signedUp(sqlite)
	for (const body of [{}, { act: 'become-admin' }, { act: 'pause', length: 'a day' }]) {
		expect((await post(app, dataUrl, body)).statusCode).toBe(400)
	}
})

test('an unsubscribe link does not open “Your data with us”', async () => {
	const { app, link } = await signedUp(sqlite)
	const { search } = new URL(await link('unsubscribe'))
	expect((await app.inject(`/waitlist/data${search}&day=2026-01-05`)).statusCode).toBe(404)
})

test('responses are neither cached nor indexed and send no referrer to other sites, and no log line has a token', async () => {
	const { open, dataUrl, log, store } = await signedUp(sqlite)
	const { headers } = await open()
	expect(headers).toMatchObject({
		'cache-control': 'no-store',
		'x-robots-tag': 'noindex',
		'referrer-policy': 'same-origin',
	})
	store.persons.byId = async () => {
		throw new Error('the disk failed')
	}
	expect((await open()).statusCode).toBe(500)
	const failures = log.filter((line) => line.includes('A request failed'))
	expect(failures).toHaveLength(1)
	expect(failures[0]).toContain('"path":"/waitlist/data"')
	expect(failures[0]).not.toContain(new URL(dataUrl).searchParams.get('token'))
})

test.each(languages)('the page and its messages are valid HTML in %s', async (language) => {
	const { open, act, app } = await signedUp(sqlite)
	await act({ act: 'language', language })
	const validator = new HtmlValidate({
		extends: ['html-validate:recommended'],
		rules: {
			'attr-case': 'off',
			'attribute-boolean-style': 'off',
			'doctype-style': 'off',
			'void-style': 'off',
			'no-self-closing': 'off',
			'long-title': 'off',
		},
	})
	const bad = await post(app, `/waitlist/data/link?lang=${language}`, { email: '"<x>' })
	for (const { body } of [await open(), bad]) {
		const { results } = await validator.validateString(body)
		expect(
			results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line} ${message}`)),
		).toEqual([])
	}
})

async function noFiles(): Promise<void> {}

async function signedUp(kind: TestDatabase) {
	const api = await createTestApi(kind)
	const { app, db, store, options, clock } = api
	await app.inject({
		method: 'POST',
		url: '/api/waitlist?utm_source=x',
		headers: {
			...sameOrigin,
			referer: 'https://innervolt.example/introvert-test?utm_source=newsletter&utm_campaign=winter',
		},
		payload: {
			email: 'theo@mail.example',
			source: 'introvert-test',
			consent: '2026-11-22.2',
			referrer: 'https://reddit.example/r',
			elapsed: 9_000,
			website: '',
		},
	})
	/** The queued emails, except withheld ones. */
	const mails = () => readWaitingMails(db)
	async function link(purpose: string): Promise<string> {
		const text = (await mails()).map(({ text: body }) => body).join('\n')
		return new RegExp(`https:\\S+/waitlist/${purpose}\\?\\S+`).exec(text)?.[0] ?? ''
	}
	const [first] = await mails()
	const unsubscribe = new URL(first?.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
	const token = options.links.verify('block', unsubscribe) ?? ''
	const dataUrl = options.links.dataUrl(token, 'en', clock.now())
	return {
		...api,
		mails,
		link,
		dataUrl,
		open: () => app.inject(dataUrl),
		act: (body: Readonly<Record<string, string>>) => post(app, dataUrl, body),
		row: () => db.read.selectFrom('waitlist_emails').selectAll().executeTakeFirstOrThrow(),
		sendAll: async () => {
			await deliverMails(store, clock.now)
		},
	}
}

async function post(
	app: FastifyInstance,
	url: string,
	body: Readonly<Record<string, string>> = {},
	headers: Readonly<Record<string, string>> = sameOrigin,
) {
	return await postForm(app, url, new URLSearchParams(body).toString(), { headers })
}
