/** Height of one row, in pixels. */
export const rowHeight = 40

/** Browsers draw nothing below about 33 million pixels; a million rows would be higher. */
const highest = 30_000_000

/** Up to here all rows are in the document: the browser's own search finds them. */
const few = 200

/** Rows above and below those in view, so that scrolling shows no gap. */
const around = 20

export type RowWindow = {
	/** The first row in the document, and the one after the last. */
	readonly first: number
	readonly end: number
	/** Pixels that stand for the rows that are not there. */
	readonly above: number
	readonly below: number
}

/**
 * Which of `count` rows are in the document. Where they would be higher than a browser can draw, the
 * scroll bar stands for the share of the way instead of the pixel.
 *
 * @param top how far the region is scrolled, in pixels
 * @param height of the region, in pixels
 */
export function windowOf(count: number, top: number, height: number): RowWindow {
	if (count <= few) return { first: 0, end: count, above: 0, below: 0 }
	const total = Math.min(count * rowHeight, highest)
	const way = Math.max(1, total - height)
	const share = Math.min(1, Math.max(0, top / way))
	const topRow = (share * (count * rowHeight - height)) / rowHeight
	const first = Math.max(0, Math.floor(topRow) - around)
	const end = Math.min(count, Math.ceil(topRow + height / rowHeight) + around)
	// The row at the top edge stands where the region is scrolled to.
	const above = Math.max(0, share * way - (topRow - first) * rowHeight)
	const below = Math.max(0, total - above - (end - first) * rowHeight)
	return { first, end, above, below }
}
