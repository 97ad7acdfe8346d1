import { expect, test } from 'vitest'
import { clientKey } from './client-key.ts'

test('two IPv6 addresses in the same /64 network count as one client', () => {
	expect(clientKey('2001:db8:1:2::1')).toBe(clientKey('2001:DB8:1:2:a:b:c:d'))
	expect(clientKey('2001:db8::1')).toBe('2001:db8:0:0')
	expect(clientKey('::1')).toBe('0:0:0:0')
})

test('two IPv4 addresses count as two clients, even when mapped to IPv6', () => {
	expect(clientKey('192.0.2.1')).not.toBe(clientKey('192.0.2.2'))
	expect(clientKey('::ffff:192.0.2.1')).toBe('192.0.2.1')
})

test.each([
	['198.51.100.23', '198.51.100.23'],
	['::FFFF:198.51.100.23', '198.51.100.23'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:db8:1:2:3::', '2001:db8:1:2'],
	['2001:db8::', '2001:db8:0:0'],
	['2001::a:b:c:d:e:f', '2001:0:a:b'],
	['::2:3:4:5:6:7:8', '0:2:3:4'],
	['64:ff9b::ffff:192.0.2.1', '64:ff9b:0:0'],
])('the address %s belongs to the client %s', (address, key) => {
	expect(clientKey(address)).toBe(key)
})
