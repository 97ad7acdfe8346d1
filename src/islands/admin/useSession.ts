import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasSession } from './api.ts'

/** `unknown` until the server has answered whether the browser has a session. */
type SessionState = 'unknown' | 'signedOut' | 'signedIn'

/**
 * Checks the session when the page opens, and again when the browser restores it from its back/forward cache:
 * the session may have ended in another tab meanwhile.
 */
export function useSession(): [SessionState, (session: SessionState) => void] {
	const [session, setSession] = useState<SessionState>('unknown')

	useEffect(() => {
		let check = new AbortController()

		async function checkSession() {
			check = new AbortController()
			const { signal } = check
			const isSignedIn = await hasSession(signal).catch(() => false)
			if (!signal.aborted) setSession(isSignedIn ? 'signedIn' : 'signedOut')
		}

		// Synchronous, so that the browser caches a page without the list.
		function onPageHide({ persisted }: PageTransitionEvent) {
			if (!persisted) return
			check.abort()
			flushSync(() => setSession('unknown'))
		}

		function onPageShow({ persisted }: PageTransitionEvent) {
			if (persisted) void checkSession()
		}

		void checkSession()
		addEventListener('pagehide', onPageHide)
		addEventListener('pageshow', onPageShow)
		return () => {
			check.abort()
			removeEventListener('pagehide', onPageHide)
			removeEventListener('pageshow', onPageShow)
		}
	}, [])

	return [session, setSession]
}
