import { useDeferredValue, type ReactNode } from 'react'

/** What follows a result's first words is rendered after the frame that brings those. */
export function AfterFrame({ children }: { children: ReactNode }) {
	const isDue = useDeferredValue(true, false)
	return isDue && children
}
