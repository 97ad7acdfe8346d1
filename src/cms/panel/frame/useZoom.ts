import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { around, type Box } from './lines.ts'
import { type Zoom, zoomOf } from './zoom.ts'

type Open = {
	readonly opened: number | null
	/** The lines of the open sentence, in pixels of the page; undefined until known. */
	readonly lines: readonly Box[] | undefined
}

/**
 * Zooms the page to its own size while a sentence is open, without moving the sentence; otherwise fits the page into
 * its pane.
 */
export function useZoom(
	overlay: RefObject<HTMLElement | null>,
	{ opened, lines = [] }: Open,
	pageWidth: number,
	paneWidth: number,
): Zoom {
	// The box that the sentence had when it was opened. Its box changes during typing, which would move the page.
	const [begun, setBegun] = useState<{ readonly opened: number; readonly box: Box } | null>(null)
	const isFound = lines.length > 0
	if (opened !== null && isFound && begun?.opened !== opened)
		setBegun({ opened, box: around(lines) })
	if (opened === null && begun !== null) setBegun(null)
	const zoom = zoomOf(begun?.box ?? null, pageWidth, paneWidth)

	const last = useRef({ scale: zoom.scale, top: 0 })
	const { scale } = zoom
	const top = begun?.box.top
	useLayoutEffect(() => {
		const before = last.current
		// After a sentence is closed, `top` is undefined, and the last position of that sentence is used.
		const at = top ?? before.top
		last.current = { scale, top: at }
		if (before.scale !== scale)
			overlay.current?.scrollBy({ top: at * (scale - before.scale), behavior: 'instant' })
	}, [overlay, scale, top])
	return zoom
}
