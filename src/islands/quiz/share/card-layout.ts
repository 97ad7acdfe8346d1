import { wrapText } from '#domain/words/wrap-text.ts'
import type { Card } from './card.ts'

/**
 * Positions and sizes on each format, in pixels. The text area is the part of the wall beside the sash window; `unit`
 * is a 120th of the window's width.
 */
export const layouts = {
	wide: {
		sashWindow: { x: 120, y: 84, unit: 2.06 },
		text: { x: 490, y: 66, width: 640, height: 440 },
		name: 120,
		size: { headline: 104, line: 42, address: 30 },
		plinth: 84,
	},
	tall: {
		sashWindow: { x: 300, y: 250, unit: 4 },
		text: { x: 110, y: 1190, width: 860, height: 540 },
		name: 110,
		size: { headline: 148, line: 58, address: 44 },
		plinth: 150,
	},
} as const

/** Ascent and descent of the letters, as a share of the font size. */
export const fontMetrics = { ascent: 0.76, descent: 0.26 } as const

/** Distance between baselines, as a share of the font size. */
const lineHeights = { headline: 1.02, line: 1.9 } as const

/** A headline that does not fit at this size overflows. */
const minHeadlinePx = 60

/** A line of text and the position of its first letter. */
export type PositionedLine = {
	readonly part: 'headline' | 'line'
	readonly text: string
	/** Font size, in pixels. */
	readonly size: number
	readonly x: number
	/** The baseline. */
	readonly y: number
}

/**
 * Lays out the headline and the line below it, vertically centred in the text area. The headline's font size
 * is reduced until it fits.
 *
 * @param measure returns the width of a headline's text at a font size, in pixels
 *
 * @example
 * layOutText({ format: 'tall', headline: 'ESTJ', displayAddress }, (text, size) => text.length * size * 0.5)
 * // [{ part: 'headline', text: 'ESTJ', size: 148, x: 110, y: 1497 }]
 */
export function layOutText(
	{ format, headline, line }: Card,
	measure: (text: string, size: number) => number,
): readonly PositionedLine[] {
	const { text: area, size: sizes } = layouts[format]
	for (let size: number = sizes.headline; ; size -= 2) {
		const lines = wrapText(headline, area.width, (text) => measure(text, size))
		const lastBaseline = size * (fontMetrics.ascent + (lines.length - 1) * lineHeights.headline)
		const lineBaseline = lastBaseline + sizes.line * lineHeights.line
		const height = line
			? lineBaseline + sizes.line * fontMetrics.descent
			: lastBaseline + size * fontMetrics.descent
		const fits = height <= area.height && lines.every((text) => measure(text, size) <= area.width)
		if (!fits && size > minHeadlinePx) continue

		const top = area.y + (area.height - height) / 2
		const headlineLines = lines.map((text, index) => ({
			part: 'headline' as const,
			text,
			size,
			x: area.x,
			y: Math.round(top + size * (fontMetrics.ascent + index * lineHeights.headline)),
		}))
		if (!line) return headlineLines
		const lineBelow = { part: 'line' as const, text: line, size: sizes.line, x: area.x }
		return [...headlineLines, { ...lineBelow, y: Math.round(top + lineBaseline) }]
	}
}
