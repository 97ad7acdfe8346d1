import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowHeightPx, visibleRows } from './visible-rows.ts'

test('a short list is in the document completely', () => {
	expect(visibleRows(200, 0, 600)).toEqual({ first: 0, end: 200, above: 0, below: 0 })
})

test('there is no spacer above the first row or below the last one', () => {
	expect(visibleRows(1_000, 0, 600)).toMatchObject({ first: 0, above: 0 })
	expect(visibleRows(1_000, 1_000 * rowHeightPx - 600, 600)).toMatchObject({ end: 1_000, below: 0 })
})

test('the last of a million rows can be scrolled to', () => {
	const { end, below } = visibleRows(1_000_000, 30_000_000 - 600, 600)
	expect([end, below]).toEqual([1_000_000, 0])
})

test('the rows in the document always cover the viewport', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 201, max: 2_000_000 }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			fc.integer({ min: 100, max: 2_000 }),
			(count, share, height) => {
				const total = Math.min(count * rowHeightPx, 30_000_000)
				const top = share * (total - height)
				const { first, end, above, below } = visibleRows(count, top, height)
				expect(above).toBeLessThanOrEqual(top + 0.01)
				expect(above + (end - first) * rowHeightPx).toBeGreaterThanOrEqual(top + height - 0.01)
				expect(above + (end - first) * rowHeightPx + below).toBeCloseTo(total, 0)
				expect(end - first).toBeLessThan(height / rowHeightPx + 45)
			},
		),
	)
})
