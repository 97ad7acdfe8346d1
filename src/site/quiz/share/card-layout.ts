import { wrapText } from '#site/art/wrap-text.ts'
import type { Card } from './card.ts'

/**
 * The positions and sizes of the parts of a card in each picture format, in pixels. The drawn window has a pane for the
 * words and, in the wide format, a second pane beside it.
 */
export const layouts = {
	link: {
		frame: { x: 48, y: 36, width: 1104, height: 480 },
		side: { x: 62, y: 50, width: 360, height: 452 },
		pane: { x: 432, y: 50, width: 706, height: 452 },
		padding: 40,
		size: { title: 90, line: 38, mark: 150, address: 30 },
		plinth: 84,
	},
	post: {
		frame: { x: 60, y: 72, width: 960, height: 1110 },
		side: undefined,
		pane: { x: 76, y: 88, width: 928, height: 1078 },
		padding: 60,
		size: { title: 140, line: 46, mark: 180, address: 38 },
		plinth: 120,
	},
	story: {
		frame: { x: 60, y: 120, width: 960, height: 1580 },
		side: undefined,
		pane: { x: 76, y: 136, width: 928, height: 1548 },
		padding: 64,
		size: { title: 160, line: 50, mark: 200, address: 44 },
		plinth: 150,
	},
} as const

/** Ascent and descent of the letters, as a share of the font size. */
export const fontMetrics = { ascent: 0.76, descent: 0.26 } as const

/** Distance between the title's baselines, as a share of the font size. */
const titleLineHeight = 1.02

/** The smallest font size of a title. A title that does not fit even at this size overflows. */
const minTitlePx = 40

/** A line of text and the position of its first letter. */
export type PositionedLine = {
	readonly part: 'title' | 'line'
	readonly text: string
	/** Font size, in pixels. */
	readonly size: number
	readonly x: number
	/** The baseline. */
	readonly y: number
}

/**
 * Lays out the title and the line below it at the lower end of the blind. The title's font size is reduced until it
 * fits.
 *
 * @param measure returns the width of a title's text at a font size, in pixels
 *
 * @example
 * layOutText({ format: 'story', title: 'ESTJ', level: 0, displayAddress }, (text, size) => text.length * size * 0.5)
 * // [{ part: 'title', text: 'ESTJ', size: 160, x: 140, y: 1578 }]
 */
export function layOutText(
	{ format, title, line, level }: Card,
	measure: (text: string, size: number) => number,
): readonly PositionedLine[] {
	const { pane, padding, size: sizes } = layouts[format]
	const x = pane.x + padding
	const width = pane.width - 2 * padding
	const blind = (pane.height * (100 - level)) / 100
	const bottom = pane.y + blind - 8 - padding / 2
	const lineBaseline = bottom - sizes.line * fontMetrics.descent
	for (let size: number = sizes.title; ; size -= 2) {
		const lines = wrapText(title, width, (text) => measure(text, size))
		const descent = size * fontMetrics.descent
		const lastBaseline = line ? lineBaseline - sizes.line - descent : bottom - descent
		const above = size * (fontMetrics.ascent + (lines.length - 1) * titleLineHeight)
		const fits =
			lastBaseline - above > pane.y + 1 && lines.every((text) => measure(text, size) <= width)
		if (!fits && size > minTitlePx) continue

		const titleLines = lines.map((text, index) => ({
			part: 'title' as const,
			text,
			size,
			x,
			y: Math.round(lastBaseline - (lines.length - 1 - index) * size * titleLineHeight),
		}))
		if (!line) return titleLines
		const below = { part: 'line' as const, text: line, size: sizes.line, x }
		return [...titleLines, { ...below, y: Math.round(lineBaseline) }]
	}
}
