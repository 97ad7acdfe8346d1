import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, writeSite, type Server } from '#testing/site-server.ts'

const film = randomBytes(3_000_000)

let server: Server
let removeSite: () => void
beforeAll(async () => {
	const [folder, remove] = writeSite({ 'media/film.mp4': film, 'large.bin': film })
	removeSite = remove
	server = await startServer(`--pages=${folder}`)
})
afterAll(async () => {
	await server.stop()
	removeSite()
})

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
	fetch(`${server.address}/media/film.mp4`, { headers, method })
/** Reads the body too: an unread response is a download the server waits for. */
const statusOf = async (headers: Record<string, string>) => {
	const response = await ask(headers)
	await response.arrayBuffer()
	return response.status
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a film is sent whole, with its type, length and ETag', async () => {
	const response = await ask()
	expect(response.status).toBe(200)
	expect(response.headers.get('content-type')).toBe('video/mp4')
	expect(response.headers.get('content-length')).toBe('3000000')
	expect(response.headers.get('accept-ranges')).toBe('bytes')
	expect((await bytesOf(response)).equals(film)).toBe(true)
})

test.each([
	['bytes=0-0', 0, 0],
	['bytes=0-', 0, 2_999_999],
	['bytes=1000000-1999999', 1_000_000, 1_999_999],
	['bytes=2999999-', 2_999_999, 2_999_999],
	['bytes=-1000', 2_999_000, 2_999_999],
	['bytes=100-99999999', 100, 2_999_999],
])('the range %s is the bytes from %i to %i', async (range, start, end) => {
	const response = await ask({ range })
	expect(response.status).toBe(206)
	expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/3000000`)
	expect(response.headers.get('content-length')).toBe(String(end - start + 1))
	expect((await bytesOf(response)).equals(film.subarray(start, end + 1))).toBe(true)
})

test('a range past the end is 416 and states the length', async () => {
	const response = await ask({ range: 'bytes=3000000-' })
	expect(response.status).toBe(416)
	expect(response.headers.get('content-range')).toBe('bytes */3000000')
	expect((await bytesOf(response)).length).toBe(0)
})

test.each(['bytes=0-1,5-6', 'bytes=9-1', 'lines=1-2', 'bytes=x-'])(
	'%s is answered with the whole film',
	async (range) => {
		const response = await ask({ range })
		expect(response.status).toBe(200)
		expect((await bytesOf(response)).length).toBe(film.length)
	},
)

test('a range continues only the version it began with', async () => {
	const etag = (await ask({}, 'HEAD')).headers.get('etag') ?? ''
	expect(await statusOf({ range: 'bytes=5-9', 'if-range': etag })).toBe(206)
	expect(await statusOf({ range: 'bytes=5-9', 'if-range': '"older"' })).toBe(200)
})

test('HEAD describes the whole film, whatever range it requests', async () => {
	const response = await ask({ range: 'bytes=0-1' }, 'HEAD')
	expect(response.status).toBe(200)
	expect(response.headers.get('content-length')).toBe('3000000')
})

test('an unchanged film is not sent again, not even in part', async () => {
	const etag = (await ask({}, 'HEAD')).headers.get('etag') ?? ''
	expect(await statusOf({ 'if-none-match': etag, range: 'bytes=0-1' })).toBe(304)
	expect(await statusOf({ 'if-none-match': '*' })).toBe(304)
})

test('concurrent readers of a film each get their own part', async () => {
	const parts = await Promise.all(
		Array.from({ length: 50 }, async (_each, at) => {
			const response = await ask({ range: `bytes=${at * 50_000}-${at * 50_000 + 49_999}` })
			return (await bytesOf(response)).equals(film.subarray(at * 50_000, at * 50_000 + 50_000))
		}),
	)
	expect(parts.every(Boolean)).toBe(true)
})

test('readers that disconnect early do no harm', async () => {
	for (let times = 0; times < 30; times += 1) {
		const response = await ask()
		await response.body?.cancel()
	}
	expect((await bytesOf(await ask())).equals(film)).toBe(true)
})
