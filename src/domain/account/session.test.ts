import { expect, test } from 'vitest'
import { isAlive, sessionLimits, wantsTouch } from './session.ts'

const hour = 3_600_000

test('a session unused for twelve hours is over', () => {
	expect(isAlive({ createdAt: 0, seenAt: 5 * hour }, 17 * hour - 1)).toBe(true)
	expect(isAlive({ createdAt: 0, seenAt: 5 * hour }, 17 * hour)).toBe(false)
})

test('a session in constant use is over after seven days', () => {
	const end = sessionLimits.absoluteMs
	expect(isAlive({ createdAt: 0, seenAt: end - 1 }, end - 1)).toBe(true)
	expect(isAlive({ createdAt: 0, seenAt: end - 1 }, end)).toBe(false)
})

test('its use is written down at most once a minute', () => {
	expect(wantsTouch({ createdAt: 0, seenAt: 0 }, 59_999)).toBe(false)
	expect(wantsTouch({ createdAt: 0, seenAt: 0 }, 60_000)).toBe(true)
})
