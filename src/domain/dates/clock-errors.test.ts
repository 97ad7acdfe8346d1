import { expect, test } from 'vitest'
import { hasCome, watchClock } from './clock-errors.ts'

test('a wait is over at its end, and when its end is further ahead than it can be', () => {
	expect([59_999, 60_000].map((now) => hasCome(60_000, now, 60_000))).toEqual([false, true])
	expect(hasCome(60_000, 0, 60_000)).toBe(false)
	expect(hasCome(60_001, 0, 60_000)).toBe(true)
})

test('a clock that is set back by more than a minute is noticed once', () => {
	let now = 1_000_000
	let elapsed = 0
	const wasSetBack = watchClock({ now: () => now, elapsed: () => elapsed })
	elapsed += 10_000
	now += 10_000
	expect(wasSetBack()).toBe(false)
	now += 48 * 3_600_000
	expect(wasSetBack()).toBe(false)
	now -= 60_000
	expect(wasSetBack()).toBe(false)
	now -= 60_001
	expect([wasSetBack(), wasSetBack()]).toEqual([true, false])
})
