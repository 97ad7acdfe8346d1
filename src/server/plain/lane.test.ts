import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp, type Parts } from '#server/app.ts'
import { noFiles, type Files } from '#server/assets/files.ts'
import { smallFile } from '#server/assets/forms.ts'

const page = smallFile('a.html', 200, {
	identity: Buffer.from('a page, quite plain'),
	br: Buffer.from('in brotli'),
	gzip: Buffer.from('in gzip form'),
})
const table = new Map([['/', page]])
const files: Files = { ...noFiles(), get: (path) => table.get(path), paths: ['/'] }

const parts: Parts = {
	files,
	appUrl: 'https://app.innervolt.example',
	ready: async () => true,
	log: false,
	trustProxy: false,
}

async function newServer(): Promise<() => Promise<Socket>> {
	const app = buildApp(parts)
	onTestFinished(() => app.close())
	app.post('/api/echo', (request) => request.body)
	const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
	return async () => {
		const socket = connect(Number(port), '127.0.0.1')
		await once(socket, 'connect')
		return socket
	}
}

const get = (path: string, ...headers: readonly string[]) =>
	[`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')

/** Sends one packet and waits for what comes back at once. */
async function ask(socket: Socket, packet: string): Promise<string> {
	socket.write(packet)
	const [answer] = await once(socket, 'data')
	return String(answer)
}

test('a connection serves plain requests, then another, then plain ones again', async () => {
	const socket = await (await newServer())()
	expect(await ask(socket, get('/'))).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*a page, quite plain$/)
	const body = '{"a":1}'
	const post = `POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
	expect(await ask(socket, post + body)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"a":1\}$/)
	expect(await ask(socket, get('/'))).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*a page, quite plain$/)
	expect(await ask(socket, get('/healthz'))).toMatch(/^HTTP\/1\.1 200 OK/)
	socket.destroy()
})

test('a head in two packets is one request', async () => {
	const socket = await (await newServer())()
	expect(await ask(socket, get('/'))).toContain('200 OK')
	socket.setNoDelay().write('GET / HTT')
	await new Promise((done) => setImmediate(done))
	expect(await ask(socket, 'P/1.1\r\nHost: a\r\n\r\n')).toContain('a page, quite plain')
	socket.destroy()
})

test('told to stop, it ends connections that wait', async () => {
	const app = buildApp(parts)
	const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
	const socket = connect(Number(port), '127.0.0.1')
	expect(await ask(socket, get('/'))).toContain('200 OK')
	const ended = once(socket, 'end')
	await app.close()
	await ended
})

/** All but what differs by nature: the date, and what becomes of the connection. */
function lines(answer: string): string[] {
	return answer.split('\r\n').filter((line) => !/^(?:date|connection|keep-alive):/i.test(line))
}

test('a plain request gets what Node would answer', async () => {
	const open = await newServer()
	const method = fc.constantFrom('GET', 'HEAD')
	const accepted = fc.constantFrom('', 'br', 'gzip;q=1, br;q=0', 'identity', 'zstd, gzip', '*')
	const tag = fc.constantFrom('', '*', '"x"', 'W/"x", *')
	const query = fc.webQueryParameters()
	await fc.assert(
		fc.asyncProperty(method, query, accepted, tag, async (verb, asked, coding, known) => {
			const headers = [
				'Host: a',
				...(coding ? [`Accept-Encoding: ${coding}`] : []),
				...(known ? [`If-None-Match: ${known}`] : []),
			]
			const start = [`${verb} /?${asked} HTTP/1.1`, ...headers]
			const [plain, node] = [await open(), await open()]
			node.write([...start, 'Connection: close', '', ''].join('\r\n'))
			const answer = await ask(plain, [...start, '', ''].join('\r\n'))
			expect(lines(answer)).toEqual(lines(String(await buffer(node))))
			plain.destroy()
		}),
		{ numRuns: 60 },
	)
})
