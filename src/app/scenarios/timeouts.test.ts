import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app/app.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'

const timeouts = {
	headersMs: 300,
	bodyMs: 300,
	minBodyBytes: 100,
	checkIntervalMs: 20,
	idleMs: 10_000,
}

async function startApp(changed: Partial<typeof timeouts> = {}): Promise<number> {
	const app = buildApp({
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		log: false,
		trustProxy: null,
	})
	onTestFinished(() => app.close())
	app.post('/api/echo', (request) => request.body)
	app.post(
		'/api/refused',
		{ onRequest: async (_request, reply) => reply.code(403).send() },
		() => null,
	)
	await app.ready()
	const server = createHttpServer(() => app.server, { ...timeouts, ...changed })
	onTestFinished(() => void server.close())
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/**
 * Sends `beginning`, then `more` up to `times` times, until the server closes the connection. Resolves to the response.
 */
async function trickle(port: number, beginning: string, more: string, times = Infinity) {
	const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
	// Ignores the connection reset that a write causes after the server has closed the connection.
	socket.on('error', () => {})
	let sent = 0
	const timer = setInterval(() => {
		if (sent++ < times) socket.write(more)
	}, 50)
	const answer = text(socket).catch(() => '')
	await new Promise((resolve) => socket.once('close', resolve))
	clearInterval(timer)
	return await answer
}

function post(path: string, length: number, connection = 'close'): string {
	return `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`
}

test.each([
	// Byte by byte, so that the headers time out long before they are too large.
	['headers', { bodyMs: 600_000 }, 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 'y'],
	['bodies', { headersMs: 600_000 }, post('/api/echo', 5_000), ' '],
	[
		'bodies of refused requests',
		{ headersMs: 600_000 },
		post('/api/refused', 5_000, 'keep-alive'),
		' ',
	],
])(
	'the server closes clients that send %s slowly, and serves others meanwhile',
	async (_what, limits, beginning, more) => {
		const port = await startApp(limits)
		const closed = Promise.all(Array.from({ length: 20 }, () => trickle(port, beginning, more)))
		expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
		await closed
	},
)

test(
	'a request body that takes longer than the time limit is accepted if its bytes keep arriving fast enough',
	{ tags: 'night' },
	async () => {
		const port = await startApp({ bodyMs: 600 })
		const beginning = `${post('/api/echo', 6_000)}${'1'.padEnd(200)}`
		const answer = await trickle(port, beginning, ' '.repeat(200), 29)
		expect(answer).toMatch(/^HTTP\/1\.1 200 /)
	},
)

test('a request whose body stalls after a fast start is answered with 408', async () => {
	const port = await startApp()
	const beginning = `${post('/api/echo', 9_000)}${'1'.padEnd(8_000)}`
	expect(await trickle(port, beginning, '', 1)).toMatch(/^HTTP\/1\.1 408 /)
})

test('the server closes an idle connection after its last response', async () => {
	const port = await startApp({ idleMs: 300 })
	const socket = connect(port, '127.0.0.1')
	socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
	const answer = text(socket)
	await once(socket, 'close')
	expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})
