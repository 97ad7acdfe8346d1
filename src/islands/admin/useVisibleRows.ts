import { useState, type UIEvent } from 'react'
import { visibleRows, type VisibleRows } from './visible-rows.ts'

/** Higher than the table on most screens; the first scroll event brings the measured height. */
const initialHeightPx = 1_200

/** Tracks which rows of a scrolling region are visible. */
export function useVisibleRows(count: number): VisibleRows & {
	onScroll: (event: UIEvent<HTMLElement>) => void
} {
	const [viewport, setViewport] = useState({ top: 0, height: initialHeightPx })

	function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
		setViewport({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
	}

	return { ...visibleRows(count, viewport.top, viewport.height), onScroll }
}
