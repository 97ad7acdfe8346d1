import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { around, type Box } from './lines.ts'

/** `left` is the distance from the left edge of the pane to that of the page, in pixels of the pane. */
export type Zoom = { readonly scale: number; readonly left: number }

/**
 * Zooms the page to its own size while a sentence is open, without moving the sentence; otherwise fits the page into
 * its pane.
 *
 * @param overlay covers the pane, and scrolls
 * @param opened the index of the open sentence
 * @param lines of the open sentence, in pixels of the page; empty until known
 * @returns the zoom, and the inner size of the pane in pixels
 */
export function useZoom(
	overlay: RefObject<HTMLElement | null>,
	opened: number | null,
	lines: readonly Box[],
	pageWidth: number,
) {
	const [size, setSize] = useState({ width: 0, height: 0 })
	useLayoutEffect(() => {
		const { current } = overlay
		if (!current) return undefined
		const observer = new ResizeObserver(() =>
			setSize({ width: current.clientWidth, height: current.clientHeight }),
		)
		observer.observe(current)
		return () => observer.disconnect()
	}, [overlay])

	// The box that the sentence had when it was opened. Its box changes during typing, which would move the page.
	const [begun, setBegun] = useState<{ readonly opened: number; readonly box: Box } | null>(null)
	const isFound = lines.length > 0
	if (opened !== null && isFound && begun?.opened !== opened)
		setBegun({ opened, box: around(lines) })
	if (opened === null && begun !== null) setBegun(null)
	const zoom = zoomOf(begun?.box ?? null, pageWidth, size.width)

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
	return { ...zoom, size }
}

/** The least distance between a sentence and the edges of the pane, in pixels. */
const room = 12

/**
 * Without a sentence, the page is as wide as its pane, at most at its own size, and centred. With a sentence, the page
 * is at its own size, or smaller if the sentence would not fit. The sentence stays where it was, unless it would be out
 * of view there.
 *
 * @param box that of the sentence, in pixels of the page
 * @param pageWidth in pixels of the page
 * @param paneWidth in pixels of the pane
 * @example zoomOf(null, 1280, 960) // { scale: 0.75, left: 0 }
 * @example zoomOf({ left: 100, top: 0, right: 500, bottom: 40 }, 1280, 960) // { scale: 1, left: -25 }
 */
export function zoomOf(box: Box | null, pageWidth: number, paneWidth: number): Zoom {
	const least = Math.min(1, paneWidth / pageWidth) || 1
	if (box === null || least === 1)
		return { scale: least, left: Math.max(0, (paneWidth - pageWidth * least) / 2) }
	const left = Math.max(0, box.left - room)
	const right = Math.min(pageWidth, box.right + room)
	const scale = clamp(paneWidth / (right - left), least, 1)
	const kept = box.left * (least - scale)
	const seen = clamp(kept, -left * scale, paneWidth - right * scale)
	return { scale, left: clamp(seen, paneWidth - pageWidth * scale, 0) }
}

function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value))
}
