import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseAt, pauseEnd, type PauseLength, pauseLengths } from './pause.ts'

test('a pause of a month ends on the same day of the next month, or on the last day of that month if it has no such day', () => {
	expect(pauseEnd('one-month', Date.UTC(2027, 1, 9, 21, 8))).toBe('2027-03-09T00:00:00.000Z')
	expect(pauseEnd('one-month', Date.UTC(2027, 0, 31))).toBe('2027-02-28T00:00:00.000Z')
	expect(pauseEnd('three-months', Date.UTC(2026, 10, 30))).toBe('2027-02-28T00:00:00.000Z')
})

test('a pause ends at the start of the day until which it was set, and an open-ended pause never ends', () => {
	const end = Date.UTC(2027, 2, 9)
	expect(pauseAt('2027-03-09T00:00:00.000Z', end - 1)).toEqual({ until: '2027-03-09' })
	expect(pauseAt('2027-03-09T00:00:00.000Z', end)).toBeNull()
	expect(pauseAt(pauseEnd('open', end), Date.UTC(2999, 0))).toEqual({ until: null })
	expect(pauseAt(null, end)).toBeNull()
})

test('every pause begins at once, and a pause of one month lasts 27 to 31 days, and one of three months 88 to 92 days', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
			const days = (length: PauseLength) => (Date.parse(pauseEnd(length, now)) - now) / 86_400_000
			expect(days('one-month')).toBeGreaterThan(27)
			expect(days('one-month')).toBeLessThanOrEqual(31)
			expect(days('three-months')).toBeGreaterThan(88)
			expect(days('three-months')).toBeLessThanOrEqual(92)
			for (const length of pauseLengths) expect(pauseAt(pauseEnd(length, now), now)).not.toBeNull()
		}),
	)
})
