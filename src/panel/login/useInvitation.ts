import { useState, useSyncExternalStore } from 'react'
import { type InvitationLink, invitationIn } from './invitation-link.ts'

/** The invitation in the page's address, and a function that removes it from there. */
export function useInvitation(): [InvitationLink | null, () => void] {
	const hash = useSyncExternalStore(
		subscribe,
		() => location.hash,
		() => '',
	)
	const [isAccepted, setIsAccepted] = useState(false)

	function forget() {
		setIsAccepted(true)
		history.replaceState(history.state, '', location.pathname + location.search)
	}

	return [isAccepted ? null : invitationIn(hash), forget]
}

function subscribe(onChange: () => void): () => void {
	addEventListener('hashchange', onChange)
	return () => removeEventListener('hashchange', onChange)
}
