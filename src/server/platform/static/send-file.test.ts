import { once } from 'node:events'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { sendFile } from './send-file.ts'
import { largeFile } from './variants.ts'

test('a large file is sent whole or in part, and HEAD has only its headers', async () => {
	const { get } = await serve('0123456789')
	expect(await get()).toEqual({ status: 200, length: '10', body: '0123456789' })
	expect(await get({ headers: { range: 'bytes=2-4' } })).toEqual({
		status: 206,
		length: '3',
		body: '234',
	})
	expect(await get({ method: 'HEAD' })).toEqual({ status: 200, length: '10', body: '' })
	const empty = await serve('')
	expect(await empty.get()).toEqual({ status: 200, length: '0', body: '' })
})

test.each([
	['shorter', (file: string) => writeFile(file, '01234')],
	['of another time', (file: string) => utimes(file, 1, 1)],
	['deleted', (file: string) => rm(file)],
])('a large file that is %s since the start is unavailable', async (_, change) => {
	const { file, get } = await serve('0123456789')
	await change(file)
	const unavailable = { status: 503, length: '0', body: '' }
	expect(await get()).toEqual(unavailable)
	expect(await get({ headers: { range: 'bytes=2-4' } })).toEqual(unavailable)
	expect(await get({ method: 'HEAD' })).toEqual(unavailable)
})

/** Serves a file with this content on loopback. */
async function serve(content: string) {
	const file = join(await createTemporaryFolder(), 'film.mp4')
	await writeFile(file, content)
	const served = largeFile(file, 'film.mp4')
	const server = createServer((request, response) => void sendFile(request, response, served))
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const bound = server.address()
	const port = typeof bound === 'object' ? bound?.port : 0
	const get = async (init: RequestInit = {}) => {
		const answer = await fetch(`http://127.0.0.1:${port}`, init)
		const { status, headers } = answer
		return { status, length: headers.get('content-length'), body: await answer.text() }
	}
	return { file, get }
}
