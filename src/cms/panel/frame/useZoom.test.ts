import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoomOf } from './useZoom.ts'

test('a page is scaled down to the width of its pane, and never enlarged', () => {
	expect(zoomOf(null, 1280, 960)).toEqual({ scale: 0.75, left: 0 })
	expect(zoomOf(null, 390, 990)).toEqual({ scale: 1, left: 300 })
})

test('opening a sentence shows the page at scale 1, and keeps the position of the sentence', () => {
	const box = { left: 100, top: 0, right: 500, bottom: 40 }
	expect(zoomOf(box, 1280, 960)).toEqual({ scale: 1, left: -25 })
})

test('opening a sentence does not move a page that is already at scale 1', () => {
	const box = { left: 20, top: 0, right: 300, bottom: 40 }
	expect(zoomOf(box, 390, 990)).toEqual(zoomOf(null, 390, 990))
})

test('an open sentence is entirely visible, and the page covers its pane', () => {
	const pages = fc.record({
		pageWidth: fc.constantFrom(390, 1280),
		paneWidth: fc.integer({ min: 280, max: 1600 }),
		from: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
		to: fc.double({ min: 0.5, max: 0.98, noNaN: true }),
	})
	fc.assert(
		fc.property(pages, ({ pageWidth, paneWidth, from, to }) => {
			const box = { left: from * pageWidth, top: 0, right: to * pageWidth, bottom: 40 }
			const { scale, left } = zoomOf(box, pageWidth, paneWidth)
			expect(scale).toBeLessThanOrEqual(1)
			expect(scale).toBeGreaterThanOrEqual(zoomOf(null, pageWidth, paneWidth).scale)
			expect(left + box.left * scale).toBeGreaterThanOrEqual(-0.01)
			expect(left + box.right * scale).toBeLessThanOrEqual(paneWidth + 0.01)
			const isCovered = left <= 0.01 && left + pageWidth * scale >= paneWidth - 0.01
			expect(isCovered || pageWidth <= paneWidth).toBe(true)
		}),
	)
})
