import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRaw, sendRaw, startServer, type Server } from '#testing/site-server.ts'

let server: Server
beforeAll(async () => {
	server = await startServer()
})
afterAll(() => server.stop())

const outside = [
	'/../package.json',
	'/../../../../etc/passwd',
	'/assets/../../package.json',
	'/assets/%2e%2e/%2e%2e/package.json',
	'/assets/..%2f..%2fpackage.json',
	'/..%5c..%5cpackage.json',
	'/..\\..\\package.json',
	'/%2e%2e%2fpackage.json',
	'/%252e%252e%252fpackage.json',
	'/..%c0%af..%c0%afpackage.json',
	'/....//....//package.json',
	'/fonts/..;/..;/package.json',
	'//etc/passwd',
	'///etc/passwd',
	'/file:///etc/passwd',
	'/package.json',
	'/src/main.ts',
	'/.policies.json',
	'/.stamp',
	'/.env',
	'/.git/HEAD',
	'/%2epolicies.json',
	'/./.policies.json',
	'/index.html.br',
	'/index.html.gz',
	'/index.html/',
	'/index.html%00.txt',
	'/%00',
	'/%',
	'/%zz',
	'/%ff%fe',
	'/assets',
	'/assets/',
	'/fonts%2fysabeau.woff2',
	'//evil.example/',
	'//evil.example/..',
	'/\\evil.example',
	'/%2f%2fevil.example',
	'/%5cevil.example/',
	'/constructor',
	'/__proto__',
	'/\xff\xfe',
	'*',
]

test.each(outside)('GET %j returns no file and no redirect to another site', async (path) => {
	const answer = await getRaw(server.port, path)
	expect(answer).toMatch(/^HTTP\/1\.1 (?:404|400|301) /)
	expect(answer).not.toMatch(/root:x:|innervolt-website|default-src 'none'.*index\.html"/)
	// A redirect must lead to a page of this site.
	expect(/^location: (.*)$/m.exec(answer)?.[1] ?? '/').toMatch(/^\/(?![/\\])/)
})

test('a request line with an absolute URL is answered according to the path of the URL', async () => {
	expect(await getRaw(server.port, 'http://localhost/')).toMatch(/^HTTP\/1\.1 200 /)
	expect(await getRaw(server.port, 'http://localhost')).toMatch(/^HTTP\/1\.1 200 /)
	expect(await getRaw(server.port, 'http://evil.example/us')).toMatch(/^location: \/usa\r$/m)
})

test('line breaks in a query do not become headers of the redirect', async () => {
	const answer = await getRaw(server.port, '/us?a=%0d%0aset-cookie:%20x')
	expect(answer).toMatch(/^location: \/usa\?a=%0d%0aset-cookie:%20x/m)
	expect(answer).not.toMatch(/^set-cookie/im)
})

test('an oversized header is rejected, and other connections are unaffected', async () => {
	const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`
	expect(await sendRaw(server.port, long)).toMatch(/^HTTP\/1\.1 431 /)
	expect(await getRaw(server.port, '/')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['GET / HTTP/9.9', 'nonsense', 'GET /a b HTTP/1.1', 'GET /\x7f HTTP/1.1'])(
	'the request line %j is rejected with 400, 404 or 505',
	async (line) => {
		const answer = await sendRaw(server.port, `${line}\r\nHost: a\r\nConnection: close\r\n\r\n`)
		expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404|505) /)
	},
)

test('the files contain the text that these tests search for in responses', () => {
	expect(readFileSync('package.json', 'utf8')).toContain('innervolt-website')
	expect(readFileSync('dist/site/.policies.json', 'utf8')).toContain('index.html"')
})
