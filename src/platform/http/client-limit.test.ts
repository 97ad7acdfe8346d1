import { expect, test } from 'vitest'
import { fakeClock } from '#testing/databases.ts'
import { createClientLimit, maxCountsPerClient } from './client-limit.ts'

/** A fixed salt, so that the clients of these tests never collide by chance. */
const random = (bytes: number) => Buffer.alloc(bytes, 7)

const accepted = (accept: () => boolean, count: number) =>
	Array.from({ length: count }, accept).filter(Boolean).length

test('each client has its own limit, which is reset after 15 minutes', () => {
	const clock = fakeClock()
	const accept = createClientLimit({ now: clock.now, random })
	expect(accepted(() => accept('192.0.2.1'), maxCountsPerClient + 50)).toBe(maxCountsPerClient)
	expect(accepted(() => accept('192.0.2.2'), 10)).toBe(10)
	clock.advance(15 * 60_000)
	expect(accept('192.0.2.1')).toBe(true)
})

test('the IPv6 addresses of one network count as one client', () => {
	const accept = createClientLimit({ now: () => 0, random })
	const addresses = Array.from(
		{ length: maxCountsPerClient + 50 },
		(_, index) => `2001:db8:1:2::${index.toString(16)}`,
	)
	expect(addresses.filter((address) => accept(address))).toHaveLength(maxCountsPerClient)
})

test('a custom limit may exceed 65,535, the maximum of 16 bits', () => {
	const accept = createClientLimit({ now: () => 0, random }, 70_000)
	expect(accepted(() => accept('192.0.2.1'), 70_010)).toBe(70_000)
})
