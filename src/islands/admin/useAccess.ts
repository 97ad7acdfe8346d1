import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasSession } from './api.ts'

/** `unknown` until the server has answered whether the browser has a session. */
type Access = 'unknown' | 'out' | 'in'

/**
 * Asks the server for the session when the page opens, and again when Back shows it from the browser's memory
 * (bfcache): the session may have ended in another tab meanwhile.
 */
export function useAccess(): [Access, (access: Access) => void] {
	const [access, setAccess] = useState<Access>('unknown')

	useEffect(() => {
		let asking = new AbortController()

		async function ask() {
			asking = new AbortController()
			const { signal } = asking
			const isIn = await hasSession(signal).catch(() => false)
			if (!signal.aborted) setAccess(isIn ? 'in' : 'out')
		}

		// In the page's last moment, so that the browser keeps a page without the list.
		function hide({ persisted }: PageTransitionEvent) {
			if (!persisted) return
			asking.abort()
			flushSync(() => setAccess('unknown'))
		}

		function askAgain({ persisted }: PageTransitionEvent) {
			if (persisted) void ask()
		}

		void ask()
		addEventListener('pagehide', hide)
		addEventListener('pageshow', askAgain)
		return () => {
			asking.abort()
			removeEventListener('pagehide', hide)
			removeEventListener('pageshow', askAgain)
		}
	}, [])

	return [access, setAccess]
}
