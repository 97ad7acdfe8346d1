import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { noFiles } from '#server/platform/static/files.ts'

const timeouts = { headersMs: 300, requestMs: 300, checkIntervalMs: 20, idleMs: 10_000 }

async function startApp(changed: Partial<typeof timeouts> = {}): Promise<number> {
	const app = buildApp({
		files: noFiles(),
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		log: false,
		trustProxy: null,
		timeouts: { ...timeouts, ...changed },
	})
	onTestFinished(() => app.close())
	app.post('/api/echo', (request) => request.body)
	return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Sends the beginning, then a few bytes at a time until the server closes the connection. */
async function trickle(port: number, beginning: string, more: string): Promise<void> {
	const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
	// Ignores the reset of writes after the server has closed.
	socket.on('error', () => {}).resume()
	const timer = setInterval(() => socket.write(more), 50)
	await new Promise((resolve) => socket.once('close', resolve))
	clearInterval(timer)
}

test.each([
	// Byte by byte, so that the headers are too late long before they are too long.
	['headers', { requestMs: 600_000 }, 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 'y'],
	[
		'bodies',
		{},
		'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
		' ',
	],
])(
	'closes clients that send %s slowly, and serves others meanwhile',
	async (_what, limits, beginning, more) => {
		const port = await startApp(limits)
		const closed = Promise.all(Array.from({ length: 20 }, () => trickle(port, beginning, more)))
		expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
		await closed
	},
)

test('closes an idle connection after its last response', async () => {
	const port = await startApp({ idleMs: 300 })
	const socket = connect(port, '127.0.0.1')
	socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
	const answer = text(socket)
	await once(socket, 'close')
	expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})
