import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pinPages } from '#site/seo/props/guides.ts'
import { PinBadge } from './PinBadge.tsx'
import outlines from './pin-outlines.json' with { type: 'json' }

/** Relative luminance of a hex colour, as defined in WCAG 2.2. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const allPins = pinPages().flatMap(({ items }) => items)

test.each(pinPages())('$head.path has 12 pins with different words', ({ items }) => {
	expect(new Set(items.map(({ text }) => text.join(' '))).size).toBe(12)
})

test('every pin has a different id, which names its file', () => {
	expect(new Set(allPins.map(({ id }) => id)).size).toBe(allPins.length)
})

test.each(allPins)('the text of $id has a contrast of at least 4.5:1', ({ bgColor, textColor }) => {
	const [dark = 0, light = 0] = [luminance(bgColor), luminance(textColor)].toSorted((a, b) => a - b)
	expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test.each(allPins)('$id depends on nothing outside its own file', (pin) => {
	const markup = renderToStaticMarkup(<PinBadge {...pin} />)
	expect(markup).toContain('xmlns="http://www.w3.org/2000/svg"')
	expect(markup).not.toMatch(/var\(|url\(| style=|<(?!\/?(svg|path)\b)/)
})

test.each(allPins)(
	'$id has an outline for each line of its text, written by scripts/fonts.py',
	({ text }) => {
		for (const line of text) {
			const letters = line.replaceAll(' ', '').length
			const path = Object.entries(outlines).find(([outlined]) => outlined === line)?.[1] ?? ''
			expect(path.split('M').length - 1).toBeGreaterThanOrEqual(letters)
		}
	},
)

test.each(allPins)('$id keeps its whole text at least 3 units away from the edge', (pin) => {
	const markup = renderToStaticMarkup(<PinBadge {...pin} />)
	const lines = [...markup.matchAll(/translate\(60 (\d+)\)" d="([^"]+)"/g)]
	expect(lines).toHaveLength(pin.text.length)
	for (const [, baseline, path = ''] of lines) {
		const points = [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)]
		const radii = points.map(([, x, y]) => Math.hypot(Number(x), Number(baseline) + Number(y) - 60))
		expect(Math.max(...radii)).toBeLessThan(57)
	}
})
