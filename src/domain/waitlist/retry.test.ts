import { expect, test } from 'vitest'
import { maxTries, retryAt } from './retry.ts'

test('the wait doubles from one minute', () => {
	expect([1, 2, 3, 4].map((tries) => retryAt(tries, 0, 0))).toEqual([
		60_000, 120_000, 240_000, 480_000,
	])
})

test('no wait is longer than six hours and its fifth', () => {
	expect(retryAt(9, 0, 0)).toBe(256 * 60_000)
	expect(retryAt(9, 0, 1)).toBe(307.2 * 60_000)
})

test('the tenth failure is the last', () => {
	expect(retryAt(maxTries, 0, 0)).toBeNull()
})

test('the last try comes long before the link in the mail expires', () => {
	const waits = Array.from({ length: maxTries - 1 }, (_, index) => retryAt(index + 1, 0, 1) ?? 0)
	expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(24 * 3_600_000)
})
