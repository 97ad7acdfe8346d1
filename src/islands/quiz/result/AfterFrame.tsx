import { useDeferredValue, type ReactNode } from 'react'

/** What lies below a phone's fold is rendered after the frame that answers the last pick. */
export function BelowFold({ children }: { children: ReactNode }) {
	const isDue = useDeferredValue(true, false)
	return isDue && children
}
