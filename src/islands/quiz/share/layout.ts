import { linesOf, type Card } from './card.ts'

/**
 * Where things stand on each format, in pixels. The words have the part of the wall that the window
 * leaves free; the window's unit is a 120th of its width.
 */
export const layouts = {
	wide: {
		window: { x: 120, y: 84, unit: 2.06 },
		words: { x: 490, y: 66, width: 640, height: 440 },
		name: 120,
		size: { headline: 104, line: 42, place: 30 },
		plinth: 84,
	},
	tall: {
		window: { x: 300, y: 250, unit: 4 },
		words: { x: 110, y: 1190, width: 860, height: 540 },
		name: 110,
		size: { headline: 148, line: 58, place: 44 },
		plinth: 150,
	},
} as const

/** How far letters reach above and below their baseline, as a share of their size. */
export const reach = { above: 0.76, below: 0.26 } as const

/** From one baseline to the next, as a share of the size. */
const leading = { headline: 1.02, line: 1.9 } as const

/** A headline that is still too long at this size, in pixels, is set at it all the same. */
const smallestHeadline = 60

/** A line of text and where it begins. */
export type PlacedLine = {
	readonly part: 'headline' | 'line'
	readonly text: string
	/** The size of the letters, in pixels. */
	readonly size: number
	readonly x: number
	/** The baseline. */
	readonly y: number
}

/**
 * The headline and the line below it, in the middle of their part of the wall. A headline that does not
 * fit is set smaller until it does.
 *
 * @param widthOf how wide a headline's text is at a size, in pixels
 *
 * @example
 * placeWords({ format: 'tall', headline: 'ESTJ', place }, (text, size) => text.length * size * 0.5)
 * // [{ part: 'headline', text: 'ESTJ', size: 148, x: 110, y: 1497 }]
 */
export function placeWords(
	{ format, headline, line }: Card,
	widthOf: (text: string, size: number) => number,
): readonly PlacedLine[] {
	const { words, size: sizes } = layouts[format]
	for (let size: number = sizes.headline; ; size -= 2) {
		const lines = linesOf(headline, words.width, (text) => widthOf(text, size))
		const last = size * (reach.above + (lines.length - 1) * leading.headline)
		const lineAt = last + sizes.line * leading.line
		const height = line ? lineAt + sizes.line * reach.below : last + size * reach.below
		const fits = height <= words.height && lines.every((text) => widthOf(text, size) <= words.width)
		if (!fits && size > smallestHeadline) continue

		const top = words.y + (words.height - height) / 2
		const headlines = lines.map((text, index) => ({
			part: 'headline' as const,
			text,
			size,
			x: words.x,
			y: Math.round(top + size * (reach.above + index * leading.headline)),
		}))
		if (!line) return headlines
		const below = { part: 'line' as const, text: line, size: sizes.line, x: words.x }
		return [...headlines, { ...below, y: Math.round(top + lineAt) }]
	}
}
