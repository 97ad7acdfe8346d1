import { type RefObject, useLayoutEffect, useState } from 'react'

/** The inner size of an element, in pixels. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
	const [size, setSize] = useState({ width: 0, height: 0 })
	useLayoutEffect(() => {
		const { current } = element
		if (!current) return undefined
		const observer = new ResizeObserver(() =>
			setSize({ width: current.clientWidth, height: current.clientHeight }),
		)
		observer.observe(current)
		return () => observer.disconnect()
	}, [element])
	return size
}
