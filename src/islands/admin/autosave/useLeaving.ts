import { useEffect } from 'react'
import { canKeep } from './kept-values.ts'

type Queue = {
	/** @param isLeaving the page ends, and the request outlives it */
	readonly flush: (isLeaving?: boolean) => unknown
	/** The place is left. */
	readonly end: () => unknown
}

/**
 * Sends what waits before its place or the page is left, and when the browser is online again. Asks before the page is
 * left if something would be lost.
 */
export function useLeaving(queue: Queue, hasUnsaved: boolean): void {
	useEffect(() => {
		const flush = () => void queue.flush(true)
		// A phone that switches to another app may end the page without another event.
		const flushHidden = () => document.visibilityState === 'hidden' && flush()
		const retry = () => void queue.flush()
		addEventListener('pagehide', flush)
		addEventListener('online', retry)
		document.addEventListener('visibilitychange', flushHidden)
		return () => {
			removeEventListener('pagehide', flush)
			removeEventListener('online', retry)
			document.removeEventListener('visibilitychange', flushHidden)
			void queue.end()
		}
	}, [queue])

	const isAtRisk = hasUnsaved && !canKeep()
	useEffect(() => {
		if (!isAtRisk) return undefined
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', ask)
		return () => removeEventListener('beforeunload', ask)
	}, [isAtRisk])
}
