import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Files } from './files.ts'
import { isCanonical } from './redirects.ts'
import { createStaticHandler } from './static-handler.ts'
import { smallFile } from './variants.ts'

const page = (name: string) => smallFile(name, 200, { identity: Buffer.from(name) })
const notFound = smallFile('404.html', 404, { identity: Buffer.from('not found') })
const table = new Map([
	['/', page('index.html')],
	['/usa', page('usa.html')],
	['/robots.txt', page('robots.txt')],
	['/404', notFound],
])
const app = 'https://app.innervolt.example'
const files: Files = {
	get: (path) => table.get(path),
	isPage: (path) => path !== '/robots.txt' && table.has(path),
	paths: [...table.keys()],
	notFound: () => notFound,
	serverError: () => notFound,
}

const routes = {
	has: (path: string) => /^\/(?:healthz$|api\/|letters(?:\/|$))/.test(path) && isCanonical(path),
	isPage: (path: string) => /^\/letters(?:\/|$)/.test(path),
}

/** The handler's response to a request target; null if it passes the request on. */
function answerTo(target: string, method = 'GET') {
	const request = new IncomingMessage(new Socket())
	Object.assign(request, { url: target, method })
	const response = new ServerResponse(request)
	const writeHead = vi.spyOn(response, 'writeHead')
	const missing: string[] = []
	const answer = createStaticHandler(files, app, routes, (path) => missing.push(path))
	const answered = answer(request, response)
	const [status, headers] = writeHead.mock.calls[0] ?? []
	const location =
		typeof headers === 'object' && 'location' in headers ? (headers.location ?? null) : null
	return answered !== null ? { status, location, missing } : null
}

test('finds a file by its path regardless of the query', () => {
	expect(answerTo('/usa?utm_source=x')?.status).toBe(200)
	expect(answerTo('/robots.txt?')?.status).toBe(200)
	expect(answerTo('/404')?.status).toBe(404)
})

test.each([
	['http://localhost/usa', 200],
	['http://localhost', 200],
	['https://evil.example?x', 200],
	['http://evil.example/usa/', 301],
])('accepts the absolute target %s', (target, status) => {
	expect(answerTo(target)?.status).toBe(status)
})

test('rejects methods other than GET and HEAD for files', () => {
	expect(answerTo('/usa', 'POST')?.status).toBe(405)
	expect(answerTo('/us', 'POST')).toBeNull()
})

test('reports an unknown region as missing, but not a known one', () => {
	expect(answerTo('/fr?a=b')).toEqual({ status: 302, location: '/404', missing: ['/fr'] })
	expect(answerTo('/us?a=b')).toEqual({ status: 301, location: '/usa?a=b', missing: [] })
})

test.each(['/api/waitlist', '/healthz?a=b'])('%j is passed on to its route', (target) => {
	expect(answerTo(target)).toBeNull()
})

test.each([
	['/letters/?a=b', '/letters?a=b'],
	['/Letters/We-Open.html', '/letters/we-open'],
	['/letters/index', '/letters'],
	['/letters/%77e-open/', '/letters/we-open'],
])('%s redirects to the page of a route, %s', (target, location) => {
	expect(answerTo(target)).toEqual({ status: 301, location, missing: [] })
	expect(answerTo(location)).toBeNull()
})

test.each(['/nowhere', '/healthz/', '*', ''])('%j is a 404 and reported as missing', (target) => {
	expect(answerTo(target)).toEqual({ status: 404, location: null, missing: [target] })
})

test('random targets reach only known files and pages of this site', () => {
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

/** Whether a target is passed on, redirects to a known page, or leads to the file at its path. */
function staysInside(target: string): boolean {
	const answer = answerTo(target)
	if (answer === null) return !table.has(target)
	const path = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '')
	if (answer.location === null) return answer.status === 404 || table.has(path || '/')
	return /^(?:https:\/\/app\.innervolt\.example)?\/(?:usa|india|uk|deutschland|brasil|404|login|letters(?:\/[\w.~-]+)*)?(?:[?#]|$)/.test(
		answer.location,
	)
}
