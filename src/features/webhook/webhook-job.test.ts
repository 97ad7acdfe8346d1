import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from '#app/store.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { jobLeaseMs } from '#platform/jobs/job-queue.ts'
import { createTestRunner, recordSignup } from '#testing/jobs.ts'
import {
	dailyDatabases,
	databases,
	fakeClock,
	openTestStore,
	type TestDatabase,
} from '#testing/databases.ts'
import { freePort } from '#testing/free-port.ts'
import { createReceiver } from './receiver.ts'
import { webhookHandler } from './webhook-job.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const minuteMs = 60_000
const hourMs = 60 * minuteMs

describe.each(dailyDatabases)('$kind', (kind) => {
	test('the event of a confirmation contains the address, but the events of an unsubscription and an erasure contain only the id', async () => {
		const { store, signUp, work, received, clock } = await newWebhook(kind)
		const { id, confirm, unsubscribe } = await signUp('ada@example.com')
		await work()
		expect(received).toEqual([])
		await confirm()
		await work()
		await unsubscribe()
		await work()
		await store.personalData.erase('ada@example.com', 'test')
		clock.advance(jobLeaseMs)
		await work()
		expect(received.map(({ body }) => JSON.parse(body))).toEqual([
			{
				type: 'waitlist.confirmed',
				timestamp: '2026-01-05T12:00:00.000Z',
				data: { id, email: 'ada@example.com' },
			},
			{ type: 'waitlist.unsubscribed', timestamp: '2026-01-05T12:00:00.000Z', data: { id } },
			{ type: 'waitlist.erased', timestamp: '2026-01-05T12:00:00.000Z', data: { id } },
		])
	})

	test('a repeated confirmation, unsubscription or erasure queues no event', async () => {
		const { store, signUp, events } = await newWebhook(kind)
		const { id, confirm, unsubscribe } = await signUp('ada@example.com')
		await confirm()
		await confirm()
		await unsubscribe()
		await unsubscribe()
		expect(await events()).toEqual(['confirmed', 'unsubscribed'])
		await store.registrations.erase([id], 'test')
		await store.registrations.erase([id], 'test')
		expect(await events()).toEqual(['erased'])
	})

	test("a receiver that is down for an hour loses no event and gets each person's events in order", async () => {
		const { signUp, work, received, clock, receiver, log } = await newWebhook(kind)
		receiver.isDown = true
		const people = []
		for (let index = 0; index < 5; index += 1) people.push(await signUp(`p${index}@example.com`))
		for (const person of people) await person.confirm()
		for (let passed = 0; passed < hourMs; passed += minuteMs) {
			await work()
			clock.advance(minuteMs)
			if (passed === 30 * minuteMs) for (const person of people) await person.unsubscribe()
		}
		expect(received).toEqual([])
		expect(log.length).toBeGreaterThan(5)
		expect(JSON.stringify(log)).not.toMatch(/@|127\.0\.0\.1/)
		receiver.isDown = false
		for (let passed = 0; passed < 3 * hourMs; passed += minuteMs) {
			await work()
			clock.advance(minuteMs)
		}
		const bodies = received.map(({ body }) => JSON.parse(body))
		for (const { id } of people) {
			const types = bodies.filter(({ data }) => data.id === id).map(({ type }) => type)
			expect(types).toEqual(['waitlist.confirmed', 'waitlist.unsubscribed'])
		}
		expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(10)
	})

	test('an event is given up after three days, and not before', async () => {
		const { signUp, work, events, clock, receiver, log } = await newWebhook(kind)
		receiver.isDown = true
		const { confirm } = await signUp('ada@example.com')
		await confirm()
		for (let passed = 0; passed < 67 * hourMs; passed += hourMs) {
			await work()
			clock.advance(hourMs)
		}
		expect(await events()).toEqual(['confirmed'])
		for (let passed = 0; passed < 6 * hourMs; passed += hourMs) {
			await work()
			clock.advance(hourMs)
		}
		expect(await events()).toEqual([])
		expect(log.at(-1)?.message).toContain('given up')
	})

	test('an erasure replaces a person’s queued events with an `erased` event', async () => {
		const { db, store, signUp, work, received, clock, receiver } = await newWebhook(kind)
		receiver.isDown = true
		const { id, confirm } = await signUp('ada@example.com')
		await confirm()
		await work()
		await store.personalData.erase('ada@example.com', 'test')
		const rows = await db.read.selectFrom('jobs').selectAll().execute()
		expect(rows).toMatchObject([{ payload: '{"type":"erased"}', person_id: id }])
		expect(JSON.stringify(rows)).not.toContain('ada@')
		receiver.isDown = false
		clock.advance(jobLeaseMs)
		await work()
		expect(received).toHaveLength(1)
		expect(received[0]?.body).toContain('waitlist.erased')
	})

	test('deleting an address at the end of its retention period queues an `erased` event', async () => {
		const { store, signUp, events, clock } = await newWebhook(kind)
		const { confirm, unsubscribe } = await signUp('ada@example.com')
		await confirm()
		await unsubscribe()
		clock.advance(731 * 24 * hourMs)
		await store.sweep()
		expect(await events()).toEqual(['erased'])
	})

	test('two processes on one database never send the same event twice', async () => {
		const { where, clock, signUp, work, received, receiver } = await newWebhook(kind)
		for (let index = 0; index < 20; index += 1) {
			const { confirm } = await signUp(`p${index}@example.com`)
			await confirm()
		}
		const other = kind.open(where)
		onTestFinished(() => other.close())
		const clockAndRandom = { ...systemClockAndRandom, now: clock.now }
		const otherStore = createStore(other, clockAndRandom, { hasWebhook: true })
		await Promise.all([work(), work(), receiver.runner(otherStore).runDue()])
		expect(received).toHaveLength(20)
		expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
	})

	test('an event that a killed process was sending is sent by another process', async () => {
		const { store, signUp, work, received, clock } = await newWebhook(kind)
		const { confirm } = await signUp('ada@example.com')
		await confirm()
		await store.jobs.claim([{ kind: 'webhook', slots: 1 }])
		await work()
		expect(received).toEqual([])
		clock.advance(jobLeaseMs)
		await work()
		expect(received).toHaveLength(1)
	})

	test('once the webhook is switched off, no event is queued and queued events are deleted', async () => {
		const { where, signUp, clock, events } = await newWebhook(kind)
		const { confirm } = await signUp('ada@example.com')
		await confirm()
		expect(await events()).toEqual(['confirmed'])
		const plain = createStore(kind.open(where), { ...systemClockAndRandom, now: clock.now })
		onTestFinished(() => plain.close())
		await plain.sweep()
		await plain.personalData.erase('ada@example.com', 'test')
		expect(await events()).toEqual([])
	})
})

const [sqlite] = databases

test('the signature follows Standard Webhooks, and each attempt has its own timestamp', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const { signUp, work, received, clock, receiver } = await newWebhook(sqlite)
	const { confirm } = await signUp('ada@example.com')
	await confirm()
	receiver.isDown = true
	await work()
	receiver.isDown = false
	clock.advance(minuteMs)
	await work()
	const [request] = received
	if (request === undefined) throw new Error('Nothing was received')
	vi.setSystemTime(clock.now())
	expect(request.headers['webhook-timestamp']).toBe(String(clock.now() / 1_000))
	expect(new Webhook(secret).verify(request.body, headersOf(request))).toEqual(
		JSON.parse(request.body),
	)
	const changed = request.body.replace('ada@', 'eve@')
	expect(() => new Webhook(secret).verify(changed, headersOf(request))).toThrow('signature')
	vi.setSystemTime(clock.now() + 10 * minuteMs)
	expect(() => new Webhook(secret).verify(request.body, headersOf(request))).toThrow('too old')
})

test('a redirect from the receiver is not followed, and the event remains queued', async () => {
	const elsewhere = await listen((_request, response) => void response.end())
	const { signUp, work, events, receiver, log } = await newWebhook(sqlite)
	receiver.answer = (_request, response) =>
		void response.writeHead(307, { location: elsewhere.url }).end()
	const { confirm } = await signUp('ada@example.com')
	await confirm()
	await work()
	expect(elsewhere.received).toEqual([])
	expect(await events()).toEqual(['confirmed'])
	expect(log).toMatchObject([{ details: { code: '307', tries: 1 } }])
})

test('an endless response body is not read', async () => {
	const { signUp, work, events, receiver } = await newWebhook(sqlite)
	let written = 0
	const { promise: closed, resolve: close } = Promise.withResolvers<void>()
	receiver.answer = (_request, response) => {
		const piece = Buffer.alloc(65_536)
		const write = () => {
			written += piece.length
			if (response.write(piece)) setImmediate(write)
			else response.once('drain', write)
		}
		response.once('close', close)
		write()
	}
	const { confirm } = await signUp('ada@example.com')
	await confirm()
	await work()
	await closed
	expect(written).toBeLessThan(50e6)
	expect(await events()).toEqual([])
})

test('a request to a receiver that does not respond times out', async () => {
	const { signUp, work, events, receiver, log } = await newWebhook(sqlite, 50)
	receiver.answer = () => {}
	const { confirm } = await signUp('ada@example.com')
	await confirm()
	await work()
	expect(await events()).toEqual(['confirmed'])
	expect(log).toMatchObject([{ details: { code: 'ETIMEDOUT' } }])
})

test('the error of an unreachable receiver is a code without the receiver’s address', async () => {
	const url = `${await closedAddress()}secret`
	const receiver = createReceiver({ url, secret, now: Date.now })
	expect(await receiver.deliver('e1', '{}')).toBe('ECONNREFUSED')
})

type Received = { readonly headers: IncomingMessage['headers']; readonly body: string }

function headersOf({ headers }: Received): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** A local URL without a listener. */
async function closedAddress(): Promise<string> {
	return `http://127.0.0.1:${await freePort()}/`
}

async function listen(answer: RequestListener) {
	const received: Received[] = []
	const server = createServer((request, response) => {
		text(request).then(
			(body) => {
				received.push({ headers: request.headers, body })
				answer(request, response)
			},
			(error: Error) => response.destroy(error),
		)
	})
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => {
		server.close()
		server.closeAllConnections()
	})
	const bound = server.address()
	const port = typeof bound === 'object' ? bound?.port : undefined
	return { url: `http://127.0.0.1:${port}/`, received }
}

async function newWebhook(kind: TestDatabase, timeoutMs?: number) {
	const clock = fakeClock()
	const { db, where } = await openTestStore(kind, clock.now)
	const store = createStore(db, { ...systemClockAndRandom, now: clock.now }, { hasWebhook: true })
	const receiver = {
		isDown: false,
		answer: ((_request, response) => void response.writeHead(204).end()) as RequestListener,
		runner: (each: typeof store) => {
			const deliver = (id: string, body: string) =>
				createReceiver({
					url: receiver.isDown ? closedUrl : url,
					secret,
					now: clock.now,
					...(timeoutMs !== undefined && { timeoutMs }),
				}).deliver(id, body)
			const webhook = webhookHandler({ store: each, receiver: { deliver }, now: clock.now })
			return createTestRunner(each, { webhook }, clock.now, log)
		},
	}
	const closedUrl = await closedAddress()
	const log: { details: object; message: string }[] = []
	const { url, received } = await listen((request, response) => receiver.answer(request, response))

	async function signUp(email: string) {
		const tokens = await recordSignup(store, email)
		const data = await store.personalData.collect(email)
		return {
			id: String(data?.registrations[0]?.id),
			confirm: () => store.signups.confirm(tokens.confirm),
			unsubscribe: () => store.signups.unsubscribe(tokens.unsubscribe),
		}
	}

	const events = async () => {
		const query = db.read.selectFrom('jobs').select('payload').where('kind', '=', 'webhook')
		return (await query.orderBy('id').execute()).map(({ payload }) => JSON.parse(payload).type)
	}
	const work = () => receiver.runner(store).runDue()
	return { db, where, store, clock, log, receiver, received, signUp, events, work }
}
