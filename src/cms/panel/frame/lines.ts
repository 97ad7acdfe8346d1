/** A box, in pixels of the page or of the panel. */
export type Box = {
	readonly left: number
	readonly top: number
	readonly right: number
	readonly bottom: number
}

/** Boxes narrower or lower than this belong to visually hidden text, for screen readers only. */
const leastSize = 2

/**
 * The boxes of a sentence's lines, merged from the boxes of its text.
 *
 * @returns no boxes if no part of the sentence is visible
 */
export function linesOf(boxes: Iterable<Box>): readonly Box[] {
	const lines: Box[] = []
	for (const box of boxes) {
		const { left, top, right, bottom } = box
		if (right - left < leastSize || bottom - top < leastSize) continue
		const last = lines.at(-1)
		const middle = (top + bottom) / 2
		if (last && middle > last.top && middle < last.bottom) {
			lines[lines.length - 1] = {
				left: Math.min(last.left, left),
				top: Math.min(last.top, top),
				right: Math.max(last.right, right),
				bottom: Math.max(last.bottom, bottom),
			}
		} else lines.push({ left, top, right, bottom })
	}
	return lines
}

/** The box around all lines. */
export function around(lines: readonly Box[]): Box {
	return {
		left: Math.min(...lines.map(({ left }) => left)),
		top: Math.min(...lines.map(({ top }) => top)),
		right: Math.max(...lines.map(({ right }) => right)),
		bottom: Math.max(...lines.map(({ bottom }) => bottom)),
	}
}

export function moved({ left, top, right, bottom }: Box, x: number, y: number, scale = 1): Box {
	return {
		left: Math.round(left * scale + x),
		top: Math.round(top * scale + y),
		right: Math.round(right * scale + x),
		bottom: Math.round(bottom * scale + y),
	}
}

/**
 * The outline of consecutive lines as an SVG path: down their right edges and up their left ones.
 *
 * @param padding in pixels, on each side
 */
export function outlineOf(lines: readonly Box[], padding: number): string {
	const padded = lines.map((line, index) => {
		const above = lines[index - 1]
		const below = lines[index + 1]
		return {
			left: line.left - padding,
			right: line.right + padding,
			top: above ? (above.bottom + line.top) / 2 : line.top - padding,
			bottom: below ? (line.bottom + below.top) / 2 : line.bottom + padding,
		}
	})
	const right = padded.flatMap(({ right: x, top, bottom }) => [
		[x, top],
		[x, bottom],
	])
	const left = padded.toReversed().flatMap(({ left: x, top, bottom }) => [
		[x, bottom],
		[x, top],
	])
	return `M${[...right, ...left].map((point) => point.map((each) => each.toFixed(1)).join(' ')).join('L')}Z`
}
