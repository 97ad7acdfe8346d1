import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartScale } from './chart-scale.ts'

test.each([
	[0, [1]],
	[1, [1]],
	[7, [2, 4, 6]],
	[80, [50]],
	[1_349, [500, 1_000]],
	[9_000, [5_000]],
])('a chart with a largest value of %i has gridlines at %j', (max, ticks) => {
	expect(chartScale(max).ticks).toEqual(ticks)
})

test('every chart has one to three gridlines at round numbers, all within the chart, and the largest value fits', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1e9 }), (max) => {
			const scale = chartScale(max)
			expect(scale.max).toBeGreaterThanOrEqual(Math.max(1, max))
			expect(scale.ticks.length).toBeGreaterThanOrEqual(1)
			expect(scale.ticks.length).toBeLessThanOrEqual(3)
			for (const tick of scale.ticks) {
				expect(tick).toBeLessThanOrEqual(scale.max)
				expect(String(scale.ticks[0])).toMatch(/^[125]0*$/)
			}
		}),
	)
})
