import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasSession } from '#panel/client/api.ts'
import { keepSession } from '#panel/kept-session.ts'

/**
 * `unknown` until the server has answered whether the browser has a session; `unanswered` if the server could not tell,
 * which is not a logout.
 */
type SessionState = 'unknown' | 'unanswered' | 'signedOut' | 'signedIn'

/**
 * Checks the session when the page opens, and again when the browser restores it from its back/forward cache: the
 * session may have ended in another tab meanwhile.
 *
 * @returns its state, its setter, and a function that checks it again
 */
export function useSession(): [SessionState, (session: SessionState) => void, () => void] {
	const [session, setSession] = useState<SessionState>('unknown')
	const check = useRef(new AbortController())

	function settle(next: SessionState) {
		if (next === 'signedIn' || next === 'signedOut') keepSession(next === 'signedIn')
		setSession(next)
	}

	async function checkSession() {
		check.current.abort()
		check.current = new AbortController()
		const { signal } = check.current
		const answer = await askForSession(signal)
		if (!signal.aborted) settle(answer)
	}

	const onOpen = useEffectEvent(() => void checkSession())

	useEffect(() => {
		// Removes the panel at once, so that the page in the browser's cache does not contain the list.
		function onPageHide({ persisted }: PageTransitionEvent) {
			if (!persisted) return
			check.current.abort()
			flushSync(() => setSession('unknown'))
		}

		function onPageShow({ persisted }: PageTransitionEvent) {
			if (persisted) onOpen()
		}

		onOpen()
		addEventListener('pagehide', onPageHide)
		addEventListener('pageshow', onPageShow)
		return () => {
			check.current.abort()
			removeEventListener('pagehide', onPageHide)
			removeEventListener('pageshow', onPageShow)
		}
	}, [])

	return [session, settle, () => void checkSession()]
}

async function askForSession(signal: AbortSignal): Promise<SessionState> {
	try {
		return (await hasSession(signal)) ? 'signedIn' : 'signedOut'
	} catch (error) {
		if (!signal.aborted) console.error(error)
		return 'unanswered'
	}
}
