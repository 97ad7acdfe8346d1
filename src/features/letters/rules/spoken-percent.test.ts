import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenPercent } from './spoken-percent.ts'

test.each([
	[50, 252, 20],
	[168, 252, 70],
	[1, 252, 10],
	[251, 252, 90],
	[252, 252, 100],
	[0, 0, 0],
])('%d of %d is stated as %d percent', (done, total, percent) => {
	expect(spokenPercent(done, total)).toBe(percent)
})

test('the stated percentage is within five percentage points of the exact one, or within ten below 5 and above 95 percent', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 1_000_000 }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			(total, share) => {
				const done = Math.round(total * share)
				const exact = (done / total) * 100
				const error = Math.abs(spokenPercent(done, total) - exact)
				expect(error).toBeLessThanOrEqual(exact < 5 || exact > 95 ? 10 : 5 + 1e-9)
				expect(spokenPercent(done, total) === 100).toBe(done === total)
				expect(spokenPercent(done, total) === 0).toBe(done === 0)
			},
		),
	)
})
