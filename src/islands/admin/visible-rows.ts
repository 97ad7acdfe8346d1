export const rowHeightPx = 40

/** Browsers lay out at most about 33 million pixels; a million rows are higher than that. */
const maxTableHeightPx = 30_000_000

/** Up to this size all rows are in the document, so that the browser's own search finds them. */
const maxRowsInDocument = 200

/** Rows above and below the viewport, so that scrolling shows no gaps. */
const overscanRows = 20

export type VisibleRows = {
	/** Index of the first row in the document. */
	readonly first: number
	/** Index after the last row in the document. */
	readonly end: number
	/** Height of the spacers that replace the rows above and below, in pixels. */
	readonly above: number
	readonly below: number
}

/**
 * Which of `count` rows are in the document. If all rows together are higher than a browser can lay out, the
 * scroll position is read as a share of the way instead of as pixels.
 *
 * @param top scroll position of the region, in pixels
 * @param height height of the region, in pixels
 */
export function visibleRows(count: number, top: number, height: number): VisibleRows {
	if (count <= maxRowsInDocument) return { first: 0, end: count, above: 0, below: 0 }
	const total = Math.min(count * rowHeightPx, maxTableHeightPx)
	const maxTop = Math.max(1, total - height)
	const share = Math.min(1, Math.max(0, top / maxTop))
	const topRow = (share * (count * rowHeightPx - height)) / rowHeightPx
	const first = Math.max(0, Math.floor(topRow) - overscanRows)
	const end = Math.min(count, Math.ceil(topRow + height / rowHeightPx) + overscanRows)
	// The row at the top edge is placed at the scroll position.
	const above = Math.max(0, share * maxTop - (topRow - first) * rowHeightPx)
	const below = Math.max(0, total - above - (end - first) * rowHeightPx)
	return { first, end, above, below }
}
