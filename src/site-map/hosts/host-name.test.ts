import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHostName } from './host-name.ts'

test.each([
	'innervolt.example',
	'xn--bcher-kva.example',
	'localhost',
	'127.0.0.1',
	'[::1]',
	'app_1',
])('%s is a host name', (host) => {
	expect(isHostName(host)).toBe(true)
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
	},
)

test.each(['', '[::::]', '[::1', `${'a.'.repeat(127)}aa`, `${'a'.repeat(64)}.example`])(
	'%j is not a host name',
	(host) => {
		expect(isHostName(host)).toBe(false)
	},
)
