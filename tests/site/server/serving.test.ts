import { existsSync, globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { extname } from 'node:path'
import { Agent, get, request as open, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embedAt } from '#site-map/embeds.ts'
import { getRaw, sendRaw, startServer, type Server } from '#testing/site-server.ts'

const pages = globSync('dist/site/**/*.html')
	.map((file) => file.slice('dist/site/'.length))
	.filter((name) => !/^notices\/|(?:^|\/)(?:404|500)\.html$/.test(name))
	.map((name) => `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`)
const assets = globSync('dist/site/{assets,fonts}/*')
	.filter((file) => !/\.(?:br|gz)$/.test(file))
	.map((file) => file.slice('dist/site'.length))

/** The pages that are tested by day: one of each kind. */
const kinds = [
	'/',
	'/usa',
	'/mbti-test',
	'/week',
	'/say-no',
	'/privacy',
	'/refund',
	'/waitlist',
	'/embed/evening',
]
/** The assets that are tested by day: the first of each type. */
const types = Object.values(Object.groupBy(assets, extname)).map((files) => files?.[0])
const tagsOf = (path: string) => ([...kinds, ...types].includes(path) ? [] : ['night'])

let server: Server
beforeAll(async () => {
	server = await startServer()
})
afterAll(() => server.stop())

type Answer = Readonly<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>

/** Sends a request without fetch, which would decode the body and follow redirects. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
	return new Promise((resolve, reject) => {
		open(server.address + path, { headers, method }, (response) => {
			const { statusCode = 0 } = response
			buffer(response).then(
				(body) => resolve({ status: statusCode, headers: response.headers, body }),
				reject,
			)
		})
			.on('error', reject)
			.end()
	})
}

for (const path of pages) {
	test(`the page ${path} is served with its headers`, { tags: tagsOf(path) }, async () => {
		const { status, headers } = await ask(path)
		// Textos, a place of the panel, frames the pages of the site. No page frames the panel. Any site may frame the
		// pages below /embed.
		const framedBy = path.startsWith('/waitlist') ? "'none'" : embedAt(path) ? '\\*' : "'self'"
		expect(status).toBe(200)
		expect(headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': path.startsWith('/waitlist')
				? 'no-cache'
				: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
			etag: expect.stringMatching(/^"[\w-]+"$/),
			vary: 'accept-encoding',
			'cache-tag': `rendered,${path.slice(1) || 'index'}.html`,
			'content-security-policy': expect.stringMatching(
				new RegExp(`^default-src 'none'; script-src .*; frame-ancestors ${framedBy}$`),
			),
			'strict-transport-security': expect.stringContaining('max-age='),
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\)/),
			'speculation-rules': expect.stringContaining('data:application/speculationrules+json,'),
		})
	})

	test(
		`the brotli and gzip bodies of ${path} decode to the page`,
		{ tags: tagsOf(path) },
		async () => {
			const plain = await ask(path)
			const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
			expect(brotli.headers['content-encoding']).toBe('br')
			expect(decoded(brotli).equals(plain.body)).toBe(true)
			expect(decoded(await ask(path, { 'accept-encoding': 'gzip' })).equals(plain.body)).toBe(true)
		},
	)
}

for (const path of [...pages, ...assets]) {
	test(`HEAD ${path} returns the headers of GET`, { tags: tagsOf(path) }, async () => {
		const got = await ask(path, { 'accept-encoding': 'br' })
		const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD')
		expect(head.status).toBe(200)
		// The length may differ, because a page gets its full compression a moment after its first response.
		const varying = { date: '', 'content-length': '' }
		expect({ ...head.headers, ...varying }).toEqual({ ...got.headers, ...varying })
		expect(head.body.length).toBe(0)
	})

	test(`${path} returns 304 to a client with its ETag`, { tags: tagsOf(path) }, async () => {
		const { headers } = await ask(path, { 'accept-encoding': 'br' })
		const etag = String(headers.etag)
		const known = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` }
		const again = await ask(path, known)
		expect(again.status).toBe(304)
		expect(again.body.length).toBe(0)
		expect(again.headers.etag).toBe(etag)
		expect(again.headers['cache-control']).toBe(headers['cache-control'])
		expect((await ask(path, { ...known, 'if-none-match': '"other"' })).status).toBe(200)
	})
}

/** The body without its compression. A page that is too short to gain from gzip is sent uncompressed. */
function decoded({ headers, body }: Answer): Buffer {
	if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
	return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

test.each(assets)('the asset %s is served and cached for a year', async (path) => {
	const { headers, body } = await ask(path)
	expect(headers['cache-control']).toContain('max-age=31536000')
	expect(body.equals(readFileSync(`dist/site${path}`))).toBe(true)
})

test.each([
	['/sitemap.xml', 'text/xml; charset=utf-8'],
	['/feed.xml', 'application/atom+xml; charset=utf-8'],
	['/robots.txt', 'text/plain; charset=utf-8'],
	['/llms.txt', 'text/plain; charset=utf-8'],
	['/social-battery-drained.md', 'text/markdown; charset=utf-8'],
])('%s is sent as %s, in the shortest encoding, with an ETag', async (path, type) => {
	const answer = await ask(path, { 'accept-encoding': 'br' })
	expect(answer.status).toBe(200)
	expect(answer.headers).toMatchObject({
		// Cached as briefly as pages, because a publication changes the file.
		'cache-control': expect.stringContaining('max-age=0, s-maxage=60'),
		'content-encoding': 'br',
		'content-type': type,
		'x-content-type-options': 'nosniff',
		etag: expect.stringMatching(/^"[\w-]+"$/),
	})
	expect(decoded(answer).equals(readFileSync(`dist/site${path}`))).toBe(true)
})

test('a page refuses every method but GET and HEAD', async () => {
	for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
		const { status, headers } = await ask('/', {}, method)
		expect(status).toBe(405)
		expect(headers.allow).toBe('GET, HEAD')
	}
})

test.each([
	['/us', 301, '/usa'],
	['/US/?utm_source=x', 301, '/usa?utm_source=x'],
	['/gb', 301, '/uk'],
	['/fr', 302, '/404'],
	['/index.html', 301, '/'],
	['/Introvert-Test/index.html?a=b', 301, '/introvert-test?a=b'],
	['/test/', 301, '/introvert-test'],
	['/pricing?a=b', 301, '/?a=b#pricing'],
	[
		'/signup?utm_source=x&next=//evil.example',
		302,
		'https://app.innervolt.example/signup?utm_source=x&utm_medium=link&utm_content=signup-redirect',
	],
])('%s returns %i and redirects to %s', async (path, status, location) => {
	const answer = await ask(path)
	expect(answer.status).toBe(status)
	expect(answer.headers.location).toBe(location)
})

test.each(['//evil.example', '/%2f%2fevil.example', '/\\evil.example', '/.//evil.example/'])(
	'GET %s returns 404',
	async (path) => {
		const answer = await getRaw(server.port, path)
		expect(answer).toMatch(/^HTTP\/1\.1 404 /)
		expect(answer).not.toMatch(/^location:/im)
	},
)

test('an unknown path returns 404 with the page of /404, without a redirect, and is logged', async () => {
	const missing = await ask('/nowhere/at-all?secret=1')
	const page = await ask('/404')
	expect(missing.status).toBe(404)
	expect(page.status).toBe(404)
	expect(missing.body.equals(page.body)).toBe(true)
	await expect.poll(() => server.output()).toContain('"path":"/nowhere/at-all"')
	expect(server.output()).not.toContain('secret')
})

test('the page for server errors has no URL', async () => {
	expect((await ask('/500')).status).toBe(404)
	expect((await ask('/500.html')).status).toBe(404)
})

test.each(['/healthz', '/readyz'])('GET %s returns 200', async (path) => {
	expect((await ask(path)).status).toBe(200)
})

test.each([null, '{}'])(
	'a POST with the body %j to an unknown API path returns 404 as JSON',
	async (body) => {
		const response = await fetch(`${server.address}/api/nowhere`, { method: 'POST', body })
		expect(response.status).toBe(404)
		expect(await response.json()).toEqual({ error: 'not-found' })
	},
)

test('one connection is kept open for many requests', async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	const sockets = new Set()
	for (let times = 0; times < 20; times += 1) {
		await new Promise((resolve, reject) => {
			get(`${server.address}/`, { agent }, (response) => {
				sockets.add(response.socket.localPort)
				response.resume().on('end', resolve)
			}).on('error', reject)
		})
	}
	agent.destroy()
	expect(sockets.size).toBe(1)
})

test('the built site exists', () => {
	expect(existsSync('dist/site/.policies.json')).toBe(true)
	expect(pages).toContain('/')
})

function written(line: string, ...headers: readonly string[]): string {
	return [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
}

test('pipelined requests get their responses in order, whether from memory or from a route', async () => {
	const answers = await sendRaw(
		server.port,
		[
			written('GET /readyz'),
			written('GET /refund', 'If-None-Match: *'),
			written('HEAD /refund'),
			`${written('GET /refund', 'Content-Length: 4')}body`,
			written('GET /us'),
			written('GET /healthz'),
			written('GET /404', 'Connection: close'),
		].join(''),
	)
	const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)
	expect(statuses).toEqual(['200', '304', '200', '200', '301', '200', '404'])
})

test('a request over HTTP/1.0 gets its page, and the connection is closed', async () => {
	const answer = await sendRaw(server.port, 'GET /refund HTTP/1.0\r\n\r\n')
	expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*^connection: close\r$/im)
})
