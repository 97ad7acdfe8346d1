import { expect, test } from 'vitest'
import { maxDeliveryAttempts, nextAttemptAt } from './delivery-retry.ts'

test('the delay doubles from one minute', () => {
	expect([1, 2, 3, 4].map((tries) => nextAttemptAt(tries, 0, 0))).toEqual([
		60_000, 120_000, 240_000, 480_000,
	])
})

test('no delay exceeds six hours and 20 percent', () => {
	expect(nextAttemptAt(9, 0, 0)).toBe(256 * 60_000)
	expect(nextAttemptAt(9, 0, 1)).toBe(307.2 * 60_000)
})

test('there is no attempt after the tenth failure', () => {
	expect(nextAttemptAt(maxDeliveryAttempts, 0, 0)).toBeNull()
})

test('the last attempt is long before the link in the mail expires', () => {
	const waits = Array.from(
		{ length: maxDeliveryAttempts - 1 },
		(_, index) => nextAttemptAt(index + 1, 0, 1) ?? 0,
	)
	expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(24 * 3_600_000)
})
