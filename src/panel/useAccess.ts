import { logOut } from './client/api.ts'
import { navigate } from './panel-address.ts'
import { forgetSearches } from './client/searches.ts'
import { useInvitation } from './login/useInvitation.ts'
import { useSession } from './login/useSession.ts'
import type { Toasts } from './parts/useToasts.ts'
import words from '#content/messages/es/panel/shell.yaml'

export function useAccess(toasts: Toasts) {
	const [session, setSession, checkAgain] = useSession()
	const [invitation, forgetInvitation] = useInvitation()

	function enter() {
		forgetInvitation()
		toasts.show(words.notices.granted)
		setSession('signedIn')
	}

	function expire() {
		// Toasts of the previous place.
		toasts.dismissAll()
		toasts.show(words.notices.expired, 'error')
		setSession('signedOut')
	}

	async function leave() {
		try {
			await logOut()
			forgetSearches()
			navigate('/waitlist', { replace: true })
			toasts.dismissAll()
			toasts.show(words.notices.left)
			setSession('signedOut')
		} catch (error) {
			console.error(error)
			toasts.show(words.notices.unavailable, 'error')
		}
	}

	const isSignedIn = session === 'signedIn' && invitation === null
	return {
		isSignedIn,
		isUnknown: session === 'unknown',
		isUnanswered: session === 'unanswered',
		invitation,
		enter,
		expire,
		leave,
		checkAgain,
	}
}
