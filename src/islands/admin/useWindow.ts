import { useState, type UIEvent } from 'react'
import { windowOf, type RowWindow } from './window-of.ts'

/** Taller than most screens; the first scroll measures. */
const likelyHeight = 1_200

/** The rows in view of a region that scrolls. */
export function useWindow(count: number): RowWindow & {
	onScroll: (event: UIEvent<HTMLElement>) => void
} {
	const [view, setView] = useState({ top: 0, height: likelyHeight })

	function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
		setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
	}

	return { ...windowOf(count, view.top, view.height), onScroll }
}
