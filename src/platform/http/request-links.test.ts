import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSignedLinks } from '#platform/mail/signed-links.ts'
import { requestLinks } from './request-links.ts'

const site = 'https://innervolt.example'
const links = createSignedLinks(site, createSecretKey(Buffer.alloc(32, 1)))

function linked(
	host: string | undefined,
	{ isSiteUnset = true, ip = '127.0.0.1', forwarded = {} } = {},
): string {
	const headers = { ...(host !== undefined && { host }), ...forwarded }
	const found = requestLinks({ headers, protocol: 'http', ip }, { site, links, isSiteUnset })
	const url = found.links.url('confirm', 'A', 'en')
	expect(url).toBe(
		url.replace(new URL(links.url('confirm', 'A', 'en')).origin, new URL(found.site).origin),
	)
	return new URL(url).origin
}

test.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:4321', '[::1]:3000', '127.0.1.1:80'])(
	'without SITE_URL, an email requested at %s links to that address',
	(host) => {
		expect(linked(host)).toBe(new URL(`http://${host}`).origin)
	},
)

test.each([
	undefined,
	'eve.example',
	'127.0.0.1.eve.example',
	'localhost.eve.example:80',
	'localhost@eve.example',
	'eve.example#localhost',
	'localhost:1/eve',
	'localhost:99999',
	'10.0.0.7:3000',
])('without SITE_URL, an email requested at %s links to the default', (host) => {
	expect(linked(host)).toBe(site)
})

test('with SITE_URL, the request’s address is never used', () => {
	expect(linked('127.0.0.1:3000', { isSiteUnset: false })).toBe(site)
})

test.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::7', 'unknown'])(
	'an email requested at “localhost” by %s links to the default',
	(ip) => {
		expect(linked('localhost:1', { ip })).toBe(site)
	},
)

test('a request forwarded by a local proxy is not local', () => {
	expect(linked('localhost:1', { forwarded: { 'x-forwarded-for': '203.0.113.7' } })).toBe(site)
})

test.each(['::1', '::ffff:127.0.0.1', '127.8.9.10'])('%s is this machine', (ip) => {
	expect(linked('localhost:1', { ip })).toBe('http://localhost:1')
})
