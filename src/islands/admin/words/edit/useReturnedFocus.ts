import { useLayoutEffect, useRef } from 'react'

/** Returns the focus to the element that had it before, unless it has moved elsewhere. */
export function useReturnedFocus() {
	const box = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => {
		const { current } = box
		const opener = document.activeElement
		return () => {
			const { activeElement } = document
			const isLost = activeElement === document.body || current?.contains(activeElement)
			if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
		}
	}, [])
	return box
}
