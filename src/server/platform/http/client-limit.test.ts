import { expect, test } from 'vitest'
import { fakeClock } from '#testing/databases.ts'
import { createClientLimit, maxCountsPerClient } from './client-limit.ts'

/** Always the same, so that the clients of these tests share no counter by chance. */
const random = (bytes: number) => Buffer.alloc(bytes, 7)

/** How many of so many counts in a row are accepted. */
const accepted = (accept: () => boolean, count: number) =>
	Array.from({ length: count }, accept).filter(Boolean).length

test('a client is limited, another one is not, and a new window begins anew', () => {
	const clock = fakeClock()
	const accept = createClientLimit({ now: clock.now, random })
	expect(accepted(() => accept('192.0.2.1'), maxCountsPerClient + 50)).toBe(maxCountsPerClient)
	expect(accepted(() => accept('192.0.2.2'), 10)).toBe(10)
	clock.advance(15 * 60_000)
	expect(accept('192.0.2.1')).toBe(true)
})

test('the addresses of one connection count as one client', () => {
	const accept = createClientLimit({ now: () => 0, random })
	const addresses = Array.from(
		{ length: maxCountsPerClient + 50 },
		(_, index) => `2001:db8:1:2::${index.toString(16)}`,
	)
	expect(addresses.filter((address) => accept(address))).toHaveLength(maxCountsPerClient)
})

test('a limit of its own also holds beyond what 16 bits count', () => {
	const accept = createClientLimit({ now: () => 0, random }, 70_000)
	expect(accepted(() => accept('192.0.2.1'), 70_010)).toBe(70_000)
})
