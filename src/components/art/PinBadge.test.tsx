import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pins } from '#content/articles/social-battery-pin.ts'
import { PinBadge } from './PinBadge.tsx'
import outlined from './pin-outlines.json' with { type: 'json' }

/** WCAG 2.2, relative luminance of a hex colour. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('there are twelve pins, no two with the same words', () => {
	expect(new Set(pins.items.map(({ text }) => text.join(' '))).size).toBe(12)
	expect(new Set(pins.items.map(({ id }) => id)).size).toBe(12)
})

test.each(pins.items)('$id can be read: at least 4.5 to 1', ({ bgColor, textColor }) => {
	const [dark = 0, light = 0] = [luminance(bgColor), luminance(textColor)].toSorted((a, b) => a - b)
	expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test.each(pins.items)('$id stands alone: only its own colours and paths', (pin) => {
	const markup = renderToStaticMarkup(<PinBadge {...pin} />)
	expect(markup).toContain('xmlns="http://www.w3.org/2000/svg"')
	expect(markup).not.toMatch(/var\(|url\(| style=|<(?!\/?(svg|path)\b)/)
})

test.each(pins.items)(
	'$id has its words as outlines: else python3 scripts/fonts.py',
	({ text }) => {
		for (const line of text) {
			const letters = line.replaceAll(' ', '').length
			const outlines = Object.entries(outlined).find(([known]) => known === line)?.[1] ?? ''
			expect(outlines.split('M').length - 1).toBeGreaterThanOrEqual(letters)
			const across = [...outlines.matchAll(/(-?[\d.]+)[ ,]-?[\d.]+/g)].map(([, x]) => Number(x))
			expect(Math.abs(Math.min(...across))).toBeLessThan(52)
			expect(Math.max(...across)).toBeLessThan(52)
		}
	},
)

test.each(pins.items)('$id has lines short enough for a round', ({ text }) => {
	for (const line of text) expect(line.length).toBeLessThanOrEqual(13)
})
