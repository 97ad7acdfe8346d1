import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHostHeader, isHostName } from './host-name.ts'

test.each([
	'innervolt.example',
	'xn--bcher-kva.example',
	'localhost',
	'127.0.0.1',
	'[::1]',
	'app_1',
])('%s is a host name, and is a valid Host header with or without a port', (host) => {
	expect(isHostName(host)).toBe(true)
	expect(isHostHeader(host)).toBe(true)
	expect(isHostHeader(`${host}:3000`)).toBe(true)
})

test('domain names are host names', () => {
	fc.assert(
		fc.property(fc.domain(), (domain) => {
			expect(isHostName(domain)).toBe(true)
		}),
	)
})

test.each([...'`;\'"{}$!&()*+,= @/\\<>|%'.split(''), '..', ':', '[', '-.', '\r\n'])(
	'a name with %j is not a host name',
	(mark) => {
		expect(isHostName(`innervolt${mark}x.example`)).toBe(false)
		expect(isHostHeader(`innervolt${mark}x.example`)).toBe(false)
	},
)

test.each(['', '[::::]', '[::1', `${'a.'.repeat(127)}aa`, `${'a'.repeat(64)}.example`])(
	'%j is not a host name',
	(host) => {
		expect(isHostName(host)).toBe(false)
	},
)

test.each(['a.example:', 'a.example:123456', 'a.example:80:80', ':80', '1'.repeat(300)])(
	'%j is not a Host header',
	(value) => {
		expect(isHostHeader(value)).toBe(false)
	},
)
