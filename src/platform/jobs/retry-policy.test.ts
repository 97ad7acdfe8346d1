import { expect, test } from 'vitest'
import { waitlistLimits } from '#features/waitlist/rules/waitlist-limits.ts'
import { maxAttempts, nextAttemptAt } from './retry-policy.ts'

const dayMs = 24 * 3_600_000

test('the delay before a retry is one minute at first, and doubles with each attempt', () => {
	expect([1, 2, 3, 4].map((tries) => nextAttemptAt(tries, 0, 0))).toEqual([
		60_000, 120_000, 240_000, 480_000,
	])
})

test('no delay before a retry exceeds two hours plus 20 percent', () => {
	expect(nextAttemptAt(9, 0, 0)).toBe(120 * 60_000)
	expect(nextAttemptAt(40, 0, 1)).toBe(144 * 60_000)
})

test('after the maximum number of attempts there is no further attempt', () => {
	expect(nextAttemptAt(maxAttempts, 0, 0)).toBeNull()
})

/** The time from the first attempt to the last, in milliseconds. */
function lastsFor(random: number): number {
	return Array.from(
		{ length: maxAttempts - 1 },
		(_, index) => nextAttemptAt(index + 1, 0, random) ?? 0,
	).reduce((sum, wait) => sum + wait)
}

test('attempts to send an email continue for more than three days, and end at least three days before its link expires', () => {
	expect(lastsFor(0)).toBeGreaterThan(3 * dayMs)
	expect(lastsFor(1)).toBeLessThan(waitlistLimits.confirmationLinkLifetimeMs - 3 * dayMs)
})
