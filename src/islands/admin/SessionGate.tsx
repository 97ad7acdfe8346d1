import type { PanelWords } from '#content/types/panel.ts'
import { Login } from './Login.tsx'
import { Toasts } from './Toasts.tsx'
import { useSession } from './useSession.ts'
import { useToasts } from './useToasts.ts'
import { Waitlist } from './Waitlist.tsx'

/** Shows the list to a signed-in user, else the login form, hidden until the session is known. */
export function SessionGate({ words }: { words: PanelWords }) {
	const [session, setSession] = useSession()
	const toasts = useToasts()

	function enter() {
		toasts.show(words.notices.granted)
		setSession('signedIn')
	}

	function leave(isExpired: boolean) {
		if (isExpired) toasts.show(words.notices.expired, 'error')
		else toasts.show(words.notices.left)
		setSession('signedOut')
	}

	return (
		<>
			{session === 'signedIn' ? (
				<Waitlist words={words} toasts={toasts} onLeave={leave} />
			) : (
				<Login words={words} toasts={toasts} onEnter={enter} isWaiting={session === 'unknown'} />
			)}
			<Toasts {...toasts} words={words.notices} />
		</>
	)
}
