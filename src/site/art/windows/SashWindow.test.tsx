import { assert, double, integer, pre, property } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blindHeight, lightTop } from './pane.ts'
import { SashWindow } from './SashWindow.tsx'

const percent = integer({ min: 0, max: 100 })

test.each([
	[0, 201],
	[12, 177],
	[100, 0],
])('at level %i the light starts %i units below the top', (level, top) => {
	expect(lightTop(level)).toBe(top)
})

test('the light rises with the level', () => {
	assert(
		property(percent, percent, (one, other) => {
			pre(one < other)
			expect(lightTop(one)).toBeGreaterThan(lightTop(other))
		}),
	)
})

test('the light is inside the pane at any level', () => {
	assert(
		property(double({ noNaN: true }), (level) => {
			expect(lightTop(level)).toBeGreaterThanOrEqual(0)
			expect(lightTop(level)).toBeLessThanOrEqual(201)
		}),
	)
})

test.each([
	[0, 200],
	[50, 100],
	[100, 0],
])('for a forecast of %i, the blind is %i units high', (forecast, length) => {
	expect(blindHeight(forecast)).toBe(length)
})

test('a window is complete without a style sheet', () => {
	const markup = renderToStaticMarkup(<SashWindow level={12} forecast={18} />)
	expect(markup).toContain('y="185" width="100" height="24"')
	expect(markup).toContain('width="100" height="164"')
	expect(markup).not.toContain('style=')
})

test('a window has no ids, so that a page can have several', () => {
	expect(renderToStaticMarkup(<SashWindow level={12} forecast={18} />)).not.toContain('id=')
})

test('a window of level 0 has neither light nor halo', () => {
	expect(renderToStaticMarkup(<SashWindow level={0} forecast={100} />)).not.toMatch(/light|halo/)
})
