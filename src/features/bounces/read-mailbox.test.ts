import { recordSignup } from '#testing/jobs.ts'
import { createSecretKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, Server as TlsServer } from 'node:tls'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bounceLimits } from '#features/bounces/rules/bounce-limits.ts'
import { createBounces } from '#testing/bounces.ts'
import { certificate, certificateKey } from '#testing/certificate.ts'
import { databases, fakeClock, openTestStore, insertRows } from '#testing/databases.ts'
import { hasDovecot, startDovecot } from '#testing/dovecot.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { createSignedLinks } from '#platform/mail/signed-links.ts'
import { iso } from '#platform/db/context.ts'
import { letterMailId } from '#features/bounces/bounces.ts'
import { WorkerDiedError, WorkerTimeoutError } from '#platform/worker/bounded-worker.ts'
import { createBounceAddresses } from './bounce-address.ts'
import { mailboxName } from './bounce-mailboxes.ts'
import { createBounceReader, createReportReader, type ReportReader } from './read-mailbox.ts'

const key = createSecretKey(Buffer.alloc(32, 1))
const addresses = createBounceAddresses('bounces.example.org', key)
const forged = createBounceAddresses('bounces.example.org', createSecretKey(Buffer.alloc(32, 2)))
const links = createSignedLinks('https://example.org', key)
const receivedAt = Date.UTC(2026, 0, 5, 12)
const [sqlite] = databases

describe.skipIf(!hasDovecot())('with an IMAP server', () => {
	let server: Awaited<ReturnType<typeof startDovecot>>

	beforeAll(async () => {
		server = await startDovecot()
	}, 30_000)
	afterAll(async () => await server.stop())

	test('reports are recorded and marked as read; all other emails are left unchanged', async () => {
		const mails = createBounces((index) => addressTo(index))
		const unsigned = createBounces((index) => addressTo(index, forged))
		const { store, db, newReader, logged } = await newSite(mails.length)
		const url = server.urlOf('bounces')
		const mailbox = await openMailbox(url)
		await mailbox.append(mails.map(({ source }) => source))
		await mailbox.append(unsigned.map(({ source }) => source))

		const read = newReader(url)
		await read()
		expect(logged).toEqual([])
		const rows = await db.read
			.selectFrom('letter_recipients')
			.innerJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
			.select(['person_id', 'report_kind', 'report_code', 'reported_at', 'status'])
			.select('undeliverable_at')
			.execute()
		const found = new Map(rows.map((row) => [row.person_id, row]))
		for (const [index, { name, expected }] of mails.entries()) {
			const row = found.get(`p${index}`)
			const [kind = null, ...code] = expected?.split(' ') ?? []
			const isHard = kind === 'hard'
			expect({ name, ...row }).toMatchObject({
				name,
				report_kind: kind,
				report_code: expected === null ? null : code.join(' '),
				reported_at: expected === null ? null : iso(receivedAt),
				undeliverable_at: isHard ? iso(receivedAt) : null,
				status: kind === 'complaint' ? 'unsubscribed' : 'active',
			})
		}

		const isSeen = [...mails.map(({ expected }) => expected !== null), ...unsigned.map(() => false)]
		expect(await mailbox.flags()).toEqual(isSeen.map((seen) => (seen ? ['\\Seen'] : [])))

		const marked = `p${mails.findIndex(({ expected }) => expected?.startsWith('hard'))}`
		await store.persons.removeMark(marked, 'ada')
		await read()
		const person = db.read.selectFrom('waitlist_emails').where('id', '=', marked)
		expect(await person.select('undeliverable_at').executeTakeFirst()).toEqual({
			undeliverable_at: null,
		})
		await mailbox.append([unsigned[0]?.source ?? Buffer.of()])
		await read()
		const position = await store.bounceMailboxes.position(mailboxName(url))
		expect(position?.lastUid).toBe(2 * mails.length + 1)
		expect(await mailbox.flags()).toHaveLength(2 * mails.length + 1)
	})

	test('a complaint without the envelope sender unsubscribes the person by means of the unsubscribe link that it quotes', async () => {
		const { store, newReader } = await newSite(0)
		const { unsubscribe: token } = await recordSignup(store, 'ada@example.com')
		const [complaint] = createBounces(() => 'redacted@example.com').filter(
			({ name }) => name === 'a complaint',
		)
		const url = server.urlOf('complaints')
		const mailbox = await openMailbox(url)
		for (const link of [links.url('confirm', token, 'en'), links.url('unsubscribe', token, 'en')]) {
			const source = complaint?.source.toString().replace(/https:[^>]*token=[^>]*/, link) ?? ''
			await mailbox.append([Buffer.from(source)])
		}
		await newReader(url)()
		const id = await store.persons.findId('ada@example.com')
		expect((await store.persons.byId(id ?? ''))?.status).toBe('unsubscribed')
		expect(await mailbox.flags()).toEqual([[], ['\\Seen']])
	})

	test('an email that kills its worker thread is skipped, and the next one is read', async () => {
		const mails = createBounces((index) => addressTo(index)).slice(0, 3)
		const { kinds, newReader, logged } = await newSite(3)
		const url = server.urlOf('hostile')
		const mailbox = await openMailbox(url)
		await mailbox.append(mails.map(({ source }) => source))
		const errors = [new WorkerDiedError(), new WorkerTimeoutError()]
		const reports = createReportReader()
		await newReader(url, {
			...reports,
			run: async (source) => {
				const error = errors.pop()
				if (error) throw error
				return await reports.run(source)
			},
		})()
		const skipped = 'An email in the mailbox for bounces cannot be read, and was left there'
		expect(logged).toEqual([
			[{ uid: 1 }, skipped],
			[{ uid: 2 }, skipped],
		])
		expect(await kinds()).toEqual([null, null, 'hard'])
		expect(await mailbox.flags()).toEqual([[], [], ['\\Seen']])
	})

	test('if the process dies while it reads an email, that email is not read again, and the next email is read', async () => {
		const mails = createBounces((index) => addressTo(index)).slice(0, 2)
		const { kinds, newReader } = await newSite(2)
		const url = server.urlOf('fatal')
		const mailbox = await openMailbox(url)
		await mailbox.append(mails.map(({ source }) => source))
		const begin = Promise.withResolvers<void>()
		const end = Promise.withResolvers<null>()
		let runs = 0
		const run = () => {
			runs += 1
			begin.resolve()
			return end.promise
		}
		const reading = newReader(url, { run, close: async () => {} })(() => runs > 0)
		await begin.promise
		await newReader(url)()
		expect(await kinds()).toEqual([null, 'hard'])
		end.resolve(null)
		await reading
		expect(runs).toBe(1)
	})

	test('if the database is unavailable when a report is read, the report is recorded as soon as the database answers again', async () => {
		const [bounce] = createBounces(() => addressTo(0)).filter(({ expected }) => expected !== null)
		const { store, kinds, newReader, logged } = await newSite(1)
		const url = server.urlOf('outage')
		const mailbox = await openMailbox(url)
		await mailbox.append([bounce?.source ?? Buffer.of()])
		const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
		vi.spyOn(store.mailReports, 'record').mockRejectedValueOnce(away)
		await newReader(url)()
		expect(logged).toEqual([])
		expect(await kinds()).toEqual(['hard'])
	})

	test('a report that could not be recorded before the time limit is recorded in the next run', async () => {
		const bounces = createBounces(() => addressTo(0)).filter(({ expected }) => expected !== null)
		const { store, kinds, newReader, logged } = await newSite(1)
		const url = server.urlOf('journal')
		const mailbox = await openMailbox(url)
		await mailbox.append(bounces.slice(0, 2).map(({ source }) => source))
		const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
		const later = performance.now() + 3_600_000
		const record = vi.spyOn(store.mailReports, 'record').mockImplementationOnce(async () => {
			vi.spyOn(performance, 'now').mockReturnValueOnce(later)
			throw away
		})
		await newReader(url)()
		expect([await kinds(), logged.length, record.mock.calls.length]).toEqual([[null], 1, 1])
		await newReader(url)()
		expect(await kinds()).toEqual(['hard'])
	})

	test('an email without a validly signed bounce address is never parsed', async () => {
		const forgedMails = createBounces((index) => addressTo(index, forged))
		const { newReader } = await newSite(0)
		const url = server.urlOf('forged')
		const mailbox = await openMailbox(url)
		await mailbox.append(forgedMails.map(({ source }) => source))
		let parsed = 0
		const run = async () => {
			parsed += 1
			return null
		}
		await newReader(url, { run, close: async () => {} })()
		expect(parsed).toBe(0)
	})

	test('emails received long before the first read of the mailbox are skipped', async () => {
		const [bounce] = createBounces(() => addressTo(0)).filter(({ expected }) => expected !== null)
		const { newReader } = await newSite(1)
		const url = server.urlOf('old')
		const mailbox = await openMailbox(url)
		await mailbox.append([bounce?.source ?? Buffer.of()], receivedAt - 20 * 86_400_000)
		const read = newReader(url)
		await read()
		await read()
		expect(await mailbox.flags()).toEqual([[]])
	})

	test(
		'a mailbox that refuses the login is reported as unreadable after three hours, until a read succeeds',
		{ tags: 'night' },
		async () => {
			const { store, clock, newReader, logged } = await newSite(0)
			const name = mailboxName(server.urlOf('dead'))
			const read = newReader(server.urlOf('dead', 'wrong'))
			await read()
			clock.advance(bounceLimits.deadMailboxMs - 1)
			await read()
			expect(await store.bounceMailboxes.deadFor(name)).toBeNull()
			clock.advance(1)
			expect(await store.bounceMailboxes.deadFor(name)).toBe('AUTHENTICATIONFAILED')
			expect(logged).toEqual(
				Array.from({ length: 2 }, () => [
					{ code: 'AUTHENTICATIONFAILED' },
					'Reading the bounce mailbox failed and will be retried',
				]),
			)
			await newReader(server.urlOf('dead'))()
			expect(await store.bounceMailboxes.deadFor(name)).toBeNull()
		},
	)

	async function newSite(people: number) {
		const clock = fakeClock(receivedAt + 60_000)
		const { db, store } = await openTestStore(sqlite, clock.now)
		await insertPeople(
			db,
			Array.from({ length: people }, () => ({})),
		)
		await insertDraft(db, { id: 'k1' })
		const at = iso(receivedAt)
		const recipients = Array.from({ length: people }, (_, index) => ({
			letter_id: 'k1',
			person_id: `p${index}`,
			language: 'en' as const,
			priority: 1,
			state: 'sent' as const,
			tries: 1,
			next_try_at: at,
			finished_at: at,
		}))
		if (people > 0) {
			await insertRows(db, 'letter_recipients', recipients)
		}
		const logged: unknown[] = []
		const log = { warn: (...entry: unknown[]) => void logged.push(entry) }
		const { ca } = server
		const newReader = (url: string, reports?: ReportReader) =>
			createBounceReader({
				url,
				ca,
				addresses,
				links,
				store,
				unsubscribe: store.signups.unsubscribe,
				now: clock.now,
				log,
				reports,
			})
		const kinds = async () => {
			const mails = db.read.selectFrom('letter_recipients').orderBy('person_id')
			return (await mails.select('report_kind').execute()).map((mail) => mail.report_kind)
		}
		return { store, db, clock, kinds, newReader, logged }
	}

	/** Connects a second client, like a mail program, with the same mailbox open. */
	async function openMailbox(url: string) {
		const { hostname, port, username, password } = new URL(url)
		const client = new ImapFlow({
			host: hostname,
			port: Number(port),
			secure: true,
			auth: { user: username, pass: password },
			tls: { ca: server.ca },
			logger: false,
		})
		await client.connect()
		onTestFinished(() => client.logout())
		return {
			append: async (sources: readonly Buffer[], at = receivedAt) => {
				for (const source of sources) await client.append('INBOX', source, [], new Date(at))
			},
			flags: async () => {
				await client.mailboxOpen('INBOX', { readOnly: true })
				const mails = await client.fetchAll('1:*', { flags: true, uid: true })
				return mails.map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== '\\Recent'))
			},
		}
	}
})

test('if TLS is required, the password is not sent to a server that offers no TLS', async () => {
	const server = createServer()
	const received = listenAsImap(server)
	const logged = await readFrom(server, 'imap', '?requireTLS=true')
	expect(logged).toEqual([{ code: 'TLS' }])
	expect(received.join('')).not.toMatch(/secret|LOGIN|AUTHENTICATE/i)
})

test('a server with an untrusted certificate does not get the password', async () => {
	const server = createTlsServer({ cert: certificate, key: certificateKey })
	const received = listenAsImap(server)
	expect(await readFrom(server, 'imaps')).toHaveLength(1)
	expect(received).toEqual([])
})

/** Answers like an IMAP server that knows no commands. Returns the received data. */
function listenAsImap(server: Server): readonly string[] {
	const received: string[] = []
	const greet = (socket: Socket) => {
		socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n')
		socket.on('error', () => {})
		socket.on('data', (chunk) => {
			received.push(chunk.toString())
			socket.write(`${chunk.toString().split(' ')[0]} BAD no\r\n`)
		})
	}
	server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', greet)
	server.on('tlsClientError', () => {})
	return received
}

async function readFrom(server: Server, scheme: string, query = ''): Promise<readonly object[]> {
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const bound = server.address()
	const port = typeof bound === 'object' ? bound?.port : 0
	const url = `${scheme}://user:secret@127.0.0.1:${port}${query}`
	const clock = fakeClock()
	const { store } = await openTestStore(sqlite, clock.now)
	const logged: object[] = []
	const log = { warn: (details: object) => void logged.push(details) }
	await createBounceReader({
		url,
		addresses,
		links,
		store,
		unsubscribe: store.signups.unsubscribe,
		now: clock.now,
		log,
	})()
	return logged
}

function addressTo(index: number, by = addresses): string {
	const personId = `p${index}`
	return by.addressOf({ personId, mailId: letterMailId('k1', personId) }) ?? ''
}
