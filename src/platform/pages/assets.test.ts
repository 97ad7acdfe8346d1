import { once } from 'node:events'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { readAssets } from './assets.ts'

const script = 'a();'.repeat(100)

async function writeFiles(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
	const folder = await createTemporaryFolder()
	for (const [name, body] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true })
		await writeFile(join(folder, name), body)
	}
	return folder
}

/** Serves a file on loopback, whatever path is requested. */
async function serve(path: string, files: Readonly<Record<string, string | Buffer>>) {
	const folder = await writeFiles(files)
	const assets = readAssets(folder)
	const server = createServer((request, response) => assets.send(request, response, path))
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const bound = server.address()
	const port = typeof bound === 'object' ? bound?.port : 0
	const get = async (headers: Record<string, string> = {}, method = 'GET') =>
		await fetch(`http://127.0.0.1:${port}`, {
			method,
			headers: { 'accept-encoding': 'identity', ...headers },
		})
	return { folder, get }
}

const film = { 'media/film.mp4': '0123456789' }

async function shownBy(answer: Response) {
	const { status, headers } = answer
	return [status, headers.get('content-range'), headers.get('content-length'), await answer.text()]
}

test.each([
	['bytes=2-4', [206, 'bytes 2-4/10', '3', '234']],
	['bytes=-3', [206, 'bytes 7-9/10', '3', '789']],
	['bytes=5-2', [200, null, '10', '0123456789']],
	['bytes=10-', [416, 'bytes */10', '0', '']],
	['pages=1-2', [200, null, '10', '0123456789']],
])('a request for the range %s is answered with %j', async (range, expected) => {
	const { get } = await serve('/media/film.mp4', film)
	expect(await shownBy(await get({ range }))).toEqual(expected)
})

test('the response to a HEAD request has the headers of the whole file and no body', async () => {
	const { get } = await serve('/media/film.mp4', film)
	expect(await shownBy(await get({ range: 'bytes=2-4' }, 'HEAD'))).toEqual([200, null, '10', ''])
})

test('an empty file is sent', async () => {
	const { get } = await serve('/a.txt', { 'a.txt': '' })
	expect(await shownBy(await get())).toEqual([200, null, '0', ''])
})

test('an icon is sent as an image', async () => {
	const { get } = await serve('/favicon.ico', { 'favicon.ico': 'an icon' })
	expect((await get()).headers.get('content-type')).toBe('image/x-icon')
})

test('a browser that already has a file gets 304, and each encoding of the file has its own ETag', async () => {
	const { get } = await serve('/assets/a.js', {
		'assets/a.js': script,
		'assets/a.js.br': brotliCompressSync(script),
	})
	const plain = await get()
	const small = await get({ 'accept-encoding': 'br' })
	expect(await plain.text()).toBe(script)
	expect(await small.text()).toBe(script)
	expect(plain.headers.get('content-encoding')).toBeNull()
	expect(Object.fromEntries(small.headers)).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'content-encoding': 'br',
		'content-type': 'text/javascript; charset=utf-8',
		vary: 'accept-encoding',
		'x-content-type-options': 'nosniff',
	})
	const known = { 'if-none-match': small.headers.get('etag') ?? '' }
	expect((await get({ ...known, 'accept-encoding': 'br' })).status).toBe(304)
	expect((await get(known)).status).toBe(200)
})

test('a request for a file that a build has deleted since startup is answered with 503', async () => {
	const { folder, get } = await serve('/media/film.mp4', film)
	await rm(join(folder, 'media'), { recursive: true })
	const answer = await get()
	expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
	expect((await get({ range: 'bytes=2-4' })).status).toBe(503)
})

test('a file that was requested before is sent from memory', async () => {
	const { folder, get } = await serve('/assets/a.js', { 'assets/a.js': script })
	expect(await (await get()).text()).toBe(script)
	await rm(join(folder, 'assets'), { recursive: true })
	expect(await (await get()).text()).toBe(script)
	expect(await shownBy(await get({ range: 'bytes=0-2' }))).toEqual([
		206,
		'bytes 0-2/400',
		'3',
		'a()',
	])
})

test('the server still answers after a client has disconnected while downloading a video', async () => {
	const { get } = await serve('/film.mp4', { 'film.mp4': Buffer.alloc(20_000_000) })
	const answer = await get()
	await answer.body?.cancel()
	expect((await get({ range: 'bytes=0-0' })).status).toBe(206)
})

test('only regular files in the folder can be requested, not folders, symbolic links, hidden or compressed files, or files outside it', async () => {
	const folder = await writeFiles({
		'icon.svg': '<svg/>',
		'assets/a.js': script,
		'assets/a.js.br': 'x',
		'assets/a.js.gz': 'x',
		'.env': 'SECRET=1',
		'.git/config': 'x',
		'assets/.hidden/a.js': 'x',
		'assets/.hidden.js': 'x',
		'.well-known/security.txt': 'Contact: …',
	})
	await symlink('/etc/passwd', join(folder, 'passwd.txt'))
	await symlink('/etc', join(folder, 'etc'))
	const { has } = readAssets(folder)
	const there = ['/icon.svg', '/assets/a.js', '/.well-known/security.txt']
	expect(there.filter((path) => !has(path))).toEqual([])
	const outside = [
		'/../secret',
		'/assets/../../secret',
		'/etc/passwd',
		'//icon.svg',
		'icon.svg',
		'',
	]
	const hidden = ['/.env', '/.git/config', '/assets/.hidden/a.js', '/assets/.hidden.js']
	const others = [
		'/assets',
		'/assets/',
		'/assets/a.js.br',
		'/assets/a.js.gz',
		'/passwd.txt',
		'/etc',
	]
	const names = ['constructor', '__proto__', '/constructor', '/icon%2Esvg']
	expect([...outside, ...hidden, ...others, ...names].filter(has)).toEqual([])
})
