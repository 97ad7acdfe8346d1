import { useLayoutEffect, useRef } from 'react'

/** Gives the focus back to what had it before an element was shown, unless it has gone elsewhere. */
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
