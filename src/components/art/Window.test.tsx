import { assert, double, integer, pre, property } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blindOf, lightOf } from './pane.ts'
import { Window } from './Window.tsx'

const percent = integer({ min: 0, max: 100 })

test.each([
	[0, { y: 201, height: 0 }],
	[50, { y: 100.5, height: 100.5 }],
	[100, { y: 0, height: 201 }],
])('light of level %i stands at %o', (level, light) => {
	expect(lightOf(level)).toEqual(light)
})

test('light grows with the level', () => {
	assert(
		property(percent, percent, (one, other) => {
			pre(one < other)
			expect(lightOf(one).height).toBeLessThan(lightOf(other).height)
		}),
	)
})

test('light stands on the sill and stays within the glass, whatever the level', () => {
	assert(
		property(double({ noNaN: true }), (level) => {
			const { y, height } = lightOf(level)
			expect(y).toBeGreaterThanOrEqual(0)
			expect(height).toBeGreaterThanOrEqual(0)
			expect(y + height).toBeCloseTo(201)
		}),
	)
})

test.each([
	[0, 200],
	[50, 100],
	[100, 0],
])('the blind of forecast %i hangs down %i', (forecast, length) => {
	expect(blindOf(forecast)).toBe(length)
})

test('a window is complete without any style sheet', () => {
	const markup = renderToStaticMarkup(<Window level={12} forecast={18} />)
	expect(markup).toContain('width="100" y="176.88" height="24.12"')
	expect(markup).toContain('d="M0 0H100V164H0z"')
	expect(markup).not.toContain('style=')
})

test('a window has no ids, so two can stand on one page', () => {
	expect(renderToStaticMarkup(<Window level={12} forecast={18} />)).not.toContain('id=')
})

test('a window without charge casts no light', () => {
	expect(renderToStaticMarkup(<Window level={0} forecast={100} />)).not.toMatch(/light|halo/)
})
