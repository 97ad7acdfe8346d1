import { createSecretKey } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { maxAttempts } from '#platform/jobs/retry-policy.ts'
import { eventually } from '#testing/eventually.ts'
import {
	dailyDatabases,
	databases,
	fakeClock,
	openTestStore,
	type TestDatabase,
} from '#testing/databases.ts'
import { testKeys } from '#testing/keys.ts'
import { createStore, type Store } from '#app/store.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { certificate, certificateKey } from '#testing/certificate.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { emlTransport } from '#platform/mail/eml-files.ts'
import { createSignedLinks } from '#platform/mail/signed-links.ts'
import { refusal } from '#testing/listen-smtp.ts'
import { startSmtp } from '#testing/smtp-server.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import type { Transport } from '#platform/mail/transport.ts'
import { claimMail, createTestRunner, sendMails } from '#testing/jobs.ts'
import { mailHandlers } from './mail-jobs.ts'

const from = 'Innervolt <hello@innervolt.example>'
const dayMs = 24 * 3_600_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('an email is delivered as text and HTML, with one-click unsubscribe headers', async () => {
		const { received, url } = await startSmtp()
		const { work } = await newOutbox(kind)
		await work(smtp(url))
		expect(received).toMatchObject([{ from: 'hello@innervolt.example', to: ['ada@example.com'] }])
		const raw = received[0]?.raw ?? ''
		expect(raw).toMatch(
			/^List-Unsubscribe: <https:\/\/innervolt\.example\/waitlist\/unsubscribe\?/m,
		)
		expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
		expect(raw).toMatch(/^Content-Type: text\/plain/m)
		expect(raw).toMatch(/^Content-Type: text\/html/m)
	})

	test('an email to a permanently rejected recipient is given up at once', async () => {
		const { received, url } = await startSmtp({
			onRcptTo: (_address, _session, callback) => callback(refusal(550, 'ada@example.com unknown')),
		})
		const { work, store, log } = await newOutbox(kind)
		await work(smtp(url))
		expect(received).toEqual([])
		expect(await store.outbox.failures()).toMatchObject([{ failure: '550', tries: 1 }])
		expect(JSON.stringify(log)).not.toContain('@')
	})

	test('a rejection of a nonexistent mailbox marks the address as undeliverable', async () => {
		const { url } = await startSmtp({
			onRcptTo: (_address, _session, callback) => callback(refusal(550, '5.1.1 No such user')),
		})
		const { work, db } = await newOutbox(kind)
		await work(smtp(url))
		const row = await db.read
			.selectFrom('waitlist_emails')
			.select('undeliverable_at')
			.executeTakeFirstOrThrow()
		expect(row.undeliverable_at).not.toBeNull()
	})

	test('the owner can resend a confirmation email that was given up', async () => {
		let isRefused = true
		const { received, url } = await startSmtp({
			onRcptTo: (_address, _session, callback) =>
				callback(isRefused ? refusal(550, 'Not today') : null),
		})
		const { work, store } = await newOutbox(kind, 2)
		await work(smtp(url))
		const failed = await store.outbox.failures()
		expect(failed).toMatchObject([{ can_be_resent: true }, { can_be_resent: true }])
		isRefused = false
		expect(await store.outbox.resend(failed[0]?.id ?? '', 'ada')).toBe(1)
		await work(smtp(url))
		expect(received).toHaveLength(1)
		expect(await store.outbox.resend(null, 'ada')).toBe(1)
		await work(smtp(url))
		expect(received).toHaveLength(2)
		expect(received[0]?.raw).toContain('/waitlist/confirm?')
		expect(await store.outbox.resend(null, 'ada')).toBe(0)
		expect(await store.audit.newest()).toMatchObject([
			{ actor: 'ada', action: 'mails sent again', rows: 1 },
			{ actor: 'ada', action: 'mails sent again', rows: 1 },
		])
	})

	test('a greylisted email is delivered on a later attempt', async () => {
		let isGrey = true
		const { received, url } = await startSmtp({
			onRcptTo: (_address, _session, callback) =>
				callback(isGrey ? refusal(451, 'Greylisted') : null),
		})
		const { work, clock } = await newOutbox(kind)
		await work(smtp(url))
		isGrey = false
		await work(smtp(url))
		expect(received).toEqual([])
		clock.advance(60_000)
		await work(smtp(url))
		expect(received).toHaveLength(1)
	})

	test('an email is retried while the mail server is unreachable, and given up after the last attempt', async () => {
		const { work, store, clock } = await newOutbox(kind)
		for (let tries = 0; tries < maxAttempts; tries++) {
			expect(await store.outbox.failures()).toEqual([])
			await work(smtp('smtp://127.0.0.1:1'))
			clock.advance(dayMs)
		}
		expect(await store.outbox.failures()).toMatchObject([{ tries: maxAttempts }])
	})

	test('a confirmation email is still delivered after the mail server was unreachable for three days', async () => {
		const { received, url } = await startSmtp()
		const { work, store, clock } = await newOutbox(kind)
		const hourMs = 3_600_000
		for (let passed = 0; passed < 3 * dayMs; passed += hourMs) {
			await work(smtp('smtp://127.0.0.1:1'))
			clock.advance(hourMs)
		}
		expect(await store.outbox.failures()).toEqual([])
		clock.advance(3 * hourMs)
		await work(smtp(url))
		expect(received).toHaveLength(1)
	})

	test.each(['550 5.4.5 Daily user sending quota exceeded', '550 5.7.1 Message refused'])(
		'a confirmation email is retried after the mail server’s reply: %s',
		async (reply) => {
			let isRefused = true
			const { received, url } = await startSmtp({
				onRcptTo: (_address, _session, callback) =>
					callback(isRefused ? refusal(550, reply.slice(4)) : null),
			})
			const { work, store, clock } = await newOutbox(kind)
			await work(smtp(url))
			expect(await store.outbox.failures()).toEqual([])
			isRefused = false
			clock.advance(60_000)
			await work(smtp(url))
			expect(received).toHaveLength(1)
		},
	)

	test('an attempt to send an email times out if the mail server does not respond', async () => {
		const { url } = await startSmtp({ onConnect: () => {} })
		const { work, log } = await newOutbox(kind)
		const timeouts = { connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 }
		await work(smtpTransport({ url, from, now: Date.now, timeouts }))
		expect(log).toMatchObject([{ details: { code: 'ETIMEDOUT' } }])
	})

	test('an email is retried after the mail server has rejected the sender', async () => {
		const { url } = await startSmtp({
			onMailFrom: (_address, _session, callback) => callback(refusal(550, 'Sender unknown')),
		})
		const { work, store } = await newOutbox(kind)
		await work(smtp(url))
		expect(await store.outbox.failures()).toEqual([])
	})

	test('an email that a killed process was sending is sent by another process after a minute', async () => {
		const { received, url } = await startSmtp()
		const { work, store, clock } = await newOutbox(kind)
		await claimMail(store)
		clock.advance(59_999)
		await work(smtp(url))
		expect(received).toEqual([])
		clock.advance(1)
		await work(smtp(url))
		expect(received).toHaveLength(1)
	})

	test('an email delivered while the database is unavailable is recorded afterwards, and not sent again', async () => {
		const { received, url } = await startSmtp()
		const { work, store, clock } = await newOutbox(kind)
		let failures = 2
		const finish = store.jobs.finish.bind(store.jobs)
		vi.spyOn(store.jobs, 'finish').mockImplementation(async (...given) => {
			if ((failures -= 1) >= 0) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
			return await finish(...given)
		})
		await work(smtp(url))
		expect(failures).toBeLessThan(0)
		clock.advance(60_000)
		await work(smtp(url))
		expect(received).toHaveLength(1)
	})

	test('two processes on one database never send the same email twice', async () => {
		const { received, url } = await startSmtp()
		const { store, clock, where } = await newOutbox(kind, 30)
		const other = kind.open(where)
		onTestFinished(() => other.close())
		const stores = [
			store,
			createStore(other, { ...systemClockAndRandom, now: clock.now }, { keys: testKeys }),
		]
		await Promise.all([...stores, ...stores].map((each) => sendMails(each, smtp(url), clock.now)))
		const recipients = received.flatMap((mail) => mail.to)
		expect(recipients).toHaveLength(30)
		expect(new Set(recipients).size).toBe(30)
	})

	test('a queued email is sent at once', async () => {
		const { url, received } = await startSmtp()
		const { store, clock, signup } = await newOutbox(kind, 0)
		const worker = createRunner(store, smtp(url), clock.now)
		onTestFinished(() => worker.stop())
		await worker.start()
		await signup('bob@example.com')
		worker.wake()
		await eventually(
			() => expect(received.map((mail) => mail.to)).toEqual([['bob@example.com']]),
			30_000,
		)
	})

	test('a stopping process finishes its current emails and leases no others', async () => {
		const { store, clock } = await newOutbox(kind, 9)
		const sent: string[] = []
		const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
		const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>()
		const transport: Transport = {
			send: async ({ id }) => {
				begin()
				await mayFinish
				sent.push(id)
			},
			close: () => {},
		}
		const worker = createRunner(store, transport, clock.now)
		worker.wake()
		await hasBegun
		const stopped = worker.stop()
		finish()
		await stopped
		expect(sent).toHaveLength(4)
	})
})

const [sqlite] = databases

test('if TLS is required, emails are sent encrypted, and are not sent to a server without TLS', async () => {
	const { received, url } = await startSmtp({
		disabledCommands: [],
		cert: certificate,
		key: certificateKey,
		onMailFrom: (_address, session, callback) =>
			callback(session.secure ? null : refusal(530, 'Must issue STARTTLS first')),
	})
	const { work } = await newOutbox(sqlite)
	await work(smtpTransport({ url: `${url}?requireTLS=true`, from, now: Date.now, ca: certificate }))
	expect(received).toHaveLength(1)
	const plain = await startSmtp()
	const second = await newOutbox(sqlite)
	await second.work(smtp(`${plain.url}?requireTLS=true`))
	expect(plain.received).toEqual([])
	expect(second.log).toHaveLength(1)
})

test('a mail server with an untrusted certificate gets no email', async () => {
	const { received, url } = await startSmtp({
		disabledCommands: [],
		cert: certificate,
		key: certificateKey,
	})
	const { work, log } = await newOutbox(sqlite)
	await work(smtp(url))
	expect(received).toEqual([])
	expect(log).toHaveLength(1)
})

test.each(['subject', 'text', 'html', 'unsubscribeUrl', 'id', 'recipient'])(
	'a line break in %s injects no header and no recipient',
	async (field) => {
		const { received, url } = await startSmtp()
		const mail = {
			id: 'abc',
			recipient: 'ada@example.com',
			tries: 1,
			subject: 'Hello',
			text: 'Text',
			html: '<p>Text</p>',
			unsubscribeUrl: 'https://innervolt.example/u',
		}
		const given = Object.entries(mail).find(([name]) => name === field)?.[1]
		const evil = {
			...mail,
			[field]: `${given}\r\nBcc: eve@example.com\r\nX-Evil: 1\r\n\r\nbody`,
		}
		await smtp(url)
			.send(evil)
			.catch(() => {})
		for (const { raw, to } of received) {
			const headers = raw.split('\r\n\r\n')[0] ?? ''
			expect(headers).not.toMatch(/^(Bcc|X-Evil):/im)
			expect(to).not.toContain('eve@example.com')
		}
	},
)

test('without a mail server, each email is saved as a complete .eml file', async () => {
	const parent = await mkdtemp(join(tmpdir(), 'innervolt-eml-'))
	const folder = join(parent, 'outbox')
	onTestFinished(() => rm(parent, { recursive: true, force: true }))
	const { work } = await newOutbox(sqlite, 3)
	await work(emlTransport({ folder, from, now: Date.now }))
	const files = await readdir(folder)
	expect(files).toHaveLength(3)
	expect(files.every((file) => /^[0-9a-f]{32}\.eml$/.test(file))).toBe(true)
	const text = await readFile(join(folder, files[0] ?? ''), 'utf8')
	expect(text).toMatch(/^To: (ada|p\d)@example\.com\r$/m)
	expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

function createRunner(store: Store, transport: Transport, now: () => number) {
	return createTestRunner(store, mailHandlers({ keys: testKeys, now, transport }), now)
}

function smtp(url: string): Transport {
	return smtpTransport({ url, from, now: Date.now })
}

async function newOutbox(kind: TestDatabase, mails = 1) {
	const clock = fakeClock()
	const { db, store, where } = await openTestStore(kind, clock.now)
	const site = 'https://innervolt.example'
	const links = createSignedLinks(site, createSecretKey(Buffer.alloc(32)))
	const log: { details: object; message: string }[] = []
	const signup = (email: string) =>
		store.signups.record(
			{ email, source: 'premium', locale: 'de', consent: { wording: '1' } },
			(tokens, time) =>
				confirmationMail({ language: 'de', source: 'premium', time, site }, links, tokens),
		)
	for (let index = 0; index < mails; index++) {
		await signup(index === 0 ? 'ada@example.com' : `p${index}@example.com`)
	}
	const work = async (transport: Transport) => {
		await sendMails(store, transport, clock.now, log)
		transport.close()
	}
	return { db, store, where, clock, work, log, signup }
}
