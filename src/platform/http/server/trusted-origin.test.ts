import { expect, test } from 'vitest'
import { isTrustedOrigin, staysTrusted } from './trusted-origin.ts'

const site = 'https://innervolt.example'

test.each([
	['https://innervolt.example', 'innervolt.example'],
	// Behind a proxy that rewrites Host.
	['https://innervolt.example', '10.0.0.7:3000'],
	['http://127.0.0.1:3000', '127.0.0.1:3000'],
	['http://localhost:3000', 'LOCALHOST:3000'],
])('the origin %s is trusted on host %s', (origin, host) => {
	expect(isTrustedOrigin(origin, host, site)).toBe(true)
})

test.each([
	[undefined, 'innervolt.example'],
	['null', 'innervolt.example'],
	['', ''],
	['https://evil.example', 'innervolt.example'],
	['https://innervolt.example.evil.example', 'innervolt.example'],
	['http://innervolt.example', 'innervolt.example'],
	['http://127.0.0.1:4000', '127.0.0.1:3000'],
	['http://127.0.0.1:3000/', '127.0.0.1:3000'],
	['http://user@127.0.0.1:3000', '127.0.0.1:3000'],
	['file://', ''],
	['null', 'null'],
])('the origin %s is not trusted on host %s', (origin, host) => {
	expect(isTrustedOrigin(origin, host, site)).toBe(false)
})

test('a site with an http URL trusts its own https origin, but not that of another host', () => {
	const plain = 'http://innervolt.example'
	expect(isTrustedOrigin('https://innervolt.example', 'innervolt.example', plain)).toBe(true)
	expect(isTrustedOrigin('https://evil.example', 'innervolt.example', plain)).toBe(false)
})

test.each([
	['http://own.test', { site: 'https://own.test', api: '' }, false],
	['http://own.test:3000', { site: 'http://own.test:3000', api: '' }, true],
	['https://own.test', { site: 'http://own.test', api: '' }, true],
	['http://127.0.0.1:3000', { site: 'https://own.test', api: '' }, true],
	['http://127.0.0.1:3000', { site: 'https://own.test', api: 'https://api.own.test' }, false],
	['https://own.test', { site: 'https://own.test', api: 'https://api.own.test' }, true],
])(
	'requests from %s stay trusted after the URLs of the site change to %j: %s',
	(origin, after, expected) => {
		const { host } = new URL(origin)
		expect(staysTrusted({ origin, host }, after)).toBe(expected)
	},
)
