import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryAfter } from './throttle.ts'

test('below the limit nobody waits', () => {
	expect(retryAfter(null, 60_000, 4_000)).toBe(0)
})

test('at the limit one waits until the oldest counted attempt is out of the window', () => {
	expect(retryAfter(1_000, 60_000, 4_000)).toBe(57)
})

test('an attempt older than the window no longer counts', () => {
	expect(retryAfter(1_000, 60_000, 61_000)).toBe(0)
})

test('whoever waits as long as told finds room', () => {
	fc.assert(
		fc.property(fc.nat(60_000), (blocking) => {
			const wait = retryAfter(blocking, 60_000, 60_000)
			expect(retryAfter(blocking, 60_000, 60_000 + wait * 1000)).toBe(0)
		}),
	)
})
