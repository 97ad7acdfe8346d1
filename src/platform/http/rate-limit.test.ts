import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryAfterSeconds } from './rate-limit.ts'

test('below the limit there is no wait', () => {
	expect(retryAfterSeconds(null, 60_000, 4_000)).toBe(0)
})

test('at the limit, waits until the oldest counted attempt has left the window', () => {
	expect(retryAfterSeconds(1_000, 60_000, 4_000)).toBe(57)
})

test('an attempt older than the window no longer counts', () => {
	expect(retryAfterSeconds(1_000, 60_000, 61_000)).toBe(0)
	expect(retryAfterSeconds(61_000, 60_000, 62_000)).toBe(59)
})

test('an attempt after the given wait is allowed', () => {
	fc.assert(
		fc.property(fc.nat(60_000), (blockingAttemptAt) => {
			const wait = retryAfterSeconds(blockingAttemptAt, 60_000, 60_000)
			expect(retryAfterSeconds(blockingAttemptAt, 60_000, 60_000 + wait * 1000)).toBe(0)
		}),
	)
})
