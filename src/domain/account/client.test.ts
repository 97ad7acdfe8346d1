import { expect, test } from 'vitest'
import { clientOf } from './client.ts'

test('two addresses of one IPv6 network are one client', () => {
	expect(clientOf('2001:db8:1:2::1')).toBe(clientOf('2001:DB8:1:2:a:b:c:d'))
	expect(clientOf('2001:db8::1')).toBe('2001:db8:0:0')
	expect(clientOf('::1')).toBe('0:0:0:0')
})

test('two IPv4 addresses are two clients, in whatever form', () => {
	expect(clientOf('192.0.2.1')).not.toBe(clientOf('192.0.2.2'))
	expect(clientOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
})
