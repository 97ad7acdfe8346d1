import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeRenderer, siteWith } from '#testing/fake-renderer.ts'
import type { Assets } from './assets.ts'
import { createPageHandler } from './page-handler.ts'
import type { Renderer } from '#cms/rendering/renderer.ts'
import { createRenderedPages, type RenderedPages } from '#cms/rendering/rendered-pages.ts'

const appUrl = 'https://app.innervolt.example'
const log = { warn: () => {} }

const isRoute = (path: string) => /^\/(?:healthz$|api\/)/.test(path)

const assets: Assets = {
	has: (path) => path === '/assets/a.js',
	send: (_request, response, path) => response.writeHead(200).end(path),
}

async function openPages(renderer: Renderer = fakeRenderer()) {
	const pages = await createRenderedPages(siteWith('A'), { renderer, log, now: () => 0 })
	onTestFinished(pages.settle)
	return pages
}

function fails(): never {
	throw new Error('secret')
}

const ready = await createRenderedPages(siteWith('A'), {
	renderer: fakeRenderer(),
	log,
	now: () => 0,
})
for (const path of ['/', '/usa', '/deutschland', '/robots.txt']) await ready.read(path)
await ready.settle()

/** The handler's response to a request target; null if it passes the request on. All pages are ready. */
function answerTo(target: string, method = 'GET') {
	const request = new IncomingMessage(new Socket())
	Object.assign(request, { url: target, method })
	const response = new ServerResponse(request)
	const writeHead = vi.spyOn(response, 'writeHead')
	const missing: string[] = []
	const onMissing = (path: string) => missing.push(path)
	const handle = createPageHandler({ pages: ready, assets, appUrl, isRoute, onMissing })
	const isHandled = handle(request, response)
	const [status, headers] = writeHead.mock.calls[0] ?? []
	const location =
		typeof headers === 'object' && 'location' in headers ? (headers.location ?? null) : null
	return isHandled ? { status, location, missing } : null
}

/** Requests paths from a server on loopback, by default without compression. */
async function serve(pages: RenderedPages) {
	const handle = createPageHandler({ pages, assets, appUrl, isRoute, onMissing: () => {} })
	const server = createServer((request, response) => {
		if (!handle(request, response)) response.writeHead(204).end()
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const bound = server.address()
	const port = typeof bound === 'object' ? bound?.port : 0
	return async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
		await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			redirect: 'manual',
			headers: { 'accept-encoding': 'identity', ...headers },
		})
}

test('the response to a HEAD request has the headers of the page and no body', async () => {
	const ask = await serve(ready)
	const [head, page] = [await ask('/usa', {}, 'HEAD'), await ask('/usa')]
	const text = await page.text()
	expect(text).toContain('/usa says')
	expect(await head.text()).toBe('')
	expect(head.headers.get('content-length')).toBe(String(text.length))
	expect(head.headers.get('etag')).toBe(page.headers.get('etag'))
})

test('a browser that already has a page gets 304 with the headers that caches need, but an unknown path always gets 404', async () => {
	const ask = await serve(ready)
	const etag = (await ask('/usa')).headers.get('etag') ?? ''
	const again = await ask('/usa', { 'if-none-match': `"old", W/${etag}` })
	expect([again.status, await again.text()]).toEqual([304, ''])
	expect(again.headers.get('etag')).toBe(etag)
	expect(again.headers.get('vary')).toBe('accept-encoding')
	expect(again.headers.get('content-security-policy')).toBeNull()
	expect((await ask('/usa', { 'if-none-match': '"old"' })).status).toBe(200)
	expect((await ask('/nowhere', { 'if-none-match': '*' })).status).toBe(404)
})

test('a page is sent in an encoding that the client accepts', async () => {
	const text = 'See Thursday coming. '.repeat(40)
	const pages = await openPages(fakeRenderer({ pages: { '/usa': () => ({ text }) } }))
	const handle = createPageHandler({ pages, assets, appUrl, isRoute, onMissing: () => {} })
	await pages.read('/usa')
	const send = (accepted: string) => {
		const request = new IncomingMessage(new Socket())
		Object.assign(request, { url: '/usa', method: 'GET', headers: { 'accept-encoding': accepted } })
		const response = new ServerResponse(request)
		const writeHead = vi.spyOn(response, 'writeHead')
		const end = vi.spyOn(response, 'end')
		handle(request, response)
		const [body] = end.mock.calls[0] ?? []
		const [status, headers] = writeHead.mock.calls[0] ?? []
		return {
			status,
			encoding:
				typeof headers === 'object' && new Map(Object.entries(headers)).get('content-encoding'),
			body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
		}
	}
	const br = send('gzip, br')
	expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', text])
	const gzip = send('gzip, br;q=0')
	expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', text])
	expect(send('zstd')).toEqual({ status: 200, encoding: undefined, body: Buffer.from(text) })
})

test('a request for a page that is not ready yet is answered once the page is rendered', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	const onRender = async (path: string) => {
		if (path === '/usa' || path === '/robots.txt') await promise
	}
	const pages = await openPages(fakeRenderer({ onRender }))
	const ask = await serve(pages)
	const answers = [ask('/usa'), ask('/robots.txt')]
	expect((await ask('/usa', {}, 'POST')).status).toBe(405)
	expect(pages.ready('/usa')).toBeUndefined()
	resolve()
	const [page, file] = await Promise.all(answers)
	expect(await page?.text()).toContain('/usa says')
	expect(file?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('the 500 page in the language of the path is sent if a page cannot be rendered', async () => {
	const ask = await serve(
		await openPages(
			fakeRenderer({
				pages: { '/deutschland': fails, '/usa': fails },
				paths: { internal: ['/404', '/500', '/deutschland/500'] },
			}),
		),
	)
	const answer = await ask('/usa')
	expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
	expect(await answer.text()).toMatch(/^\/500 says/)
	expect(await (await ask('/deutschland')).text()).toMatch(/^\/deutschland\/500 says/)
	expect((await ask('/')).status).toBe(200)
})

test('built files are sent by their path, and a request for an unknown file gets 404', async () => {
	const ask = await serve(ready)
	expect(await (await ask('/assets/a.js?v=1')).text()).toBe('/assets/a.js')
	expect((await ask('/assets/a.js', {}, 'POST')).status).toBe(405)
	expect((await ask('/assets/b.js')).status).toBe(404)
})

test('a request for an unknown path gets the 404 page in the language of the path', async () => {
	const ask = await serve(ready)
	const german = await ask('/deutschland/nirgends')
	expect([german.status, await german.text()]).toEqual([
		404,
		expect.stringMatching(/^\/deutschland\/404 says/),
	])
	expect(await (await ask('/nowhere')).text()).toMatch(/^\/404 says/)
})

test('a page or file is found by its path, whatever the query', () => {
	expect(answerTo('/usa?utm_source=x')?.status).toBe(200)
	expect(answerTo('/robots.txt?')?.status).toBe(200)
	expect(answerTo('/404')?.status).toBe(404)
})

test.each([
	['http://localhost/usa', 200],
	['http://localhost', 200],
	['https://evil.example?x', 200],
	['http://evil.example/usa/', 301],
])('the absolute request target %s is accepted', (target, status) => {
	expect(answerTo(target)?.status).toBe(status)
})

test('methods other than GET and HEAD are rejected for the paths of pages', () => {
	expect(answerTo('/usa', 'POST')?.status).toBe(405)
	expect(answerTo('/us', 'POST')).toBeNull()
})

test('the path of an unknown region is reported as missing, but that of a known region is not', () => {
	expect(answerTo('/fr?a=b')).toEqual({ status: 302, location: '/404', missing: ['/fr'] })
	expect(answerTo('/us?a=b')).toEqual({ status: 301, location: '/usa?a=b', missing: [] })
})

test.each(['/api/waitlist', '/healthz?a=b'])(
	'a request for %j is passed on to its route',
	(target) => {
		expect(answerTo(target)).toBeNull()
	},
)

test.each(['/nowhere', '/healthz/', '*', ''])(
	'%j gets 404 and is reported as missing',
	(target) => {
		expect(answerTo(target)).toEqual({ status: 404, location: null, missing: [target] })
	},
)

test('random targets reach only known files and pages of this site', { tags: 'night' }, () => {
	const list = [
		'/',
		'//',
		'\\',
		'/..',
		'%2f',
		'%00',
		'?',
		'#',
		'@',
		'.html',
		'/usa',
		'/USA/',
		'/Letters/',
		'/us',
		'/fr',
		'/faq',
		'/login',
	]
	const pieces = fc.array(fc.constantFrom(...list), { maxLength: 4 })
	const ascii = fc.string({ unit: 'grapheme-ascii' })
	const target = fc.oneof(
		ascii,
		fc.webUrl(),
		pieces.map((each) => each.join('')),
	)
	fc.assert(
		fc.property(target, (asked) => {
			expect(staysInside(asked)).toBe(true)
		}),
		{ numRuns: 300 },
	)
})

/**
 * Whether the handler passes a target on, redirects it to a known page, or responds with the file at its path or with
 * 404.
 */
function staysInside(target: string): boolean {
	const answer = answerTo(target)
	if (answer === null) return !ready.has(target)
	const path = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '')
	if (answer.location === null) return answer.status === 404 || ready.has(path || '/')
	return /^(?:https:\/\/app\.innervolt\.example)?\/(?:usa|india|uk|deutschland|brasil|404|login)?(?:[?#]|$)/.test(
		answer.location,
	)
}
