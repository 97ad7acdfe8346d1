import type { CountsWords } from '#content/types/counts-panel.ts'
import type { PanelWords } from '#content/types/panel.ts'
import { CountsPage } from './counts/CountsPage.tsx'
import { Login } from './Login.tsx'
import { PlaceNav } from './PlaceNav.tsx'
import { Toasts } from './Toasts.tsx'
import { useSession } from './useSession.ts'
import { useToasts } from './useToasts.ts'
import { Waitlist } from './Waitlist.tsx'

/** A place and its words. */
export type PlaceProps = { place: 'list' } | { place: 'counts'; countsWords: CountsWords }

type Props = PlaceProps & { words: PanelWords }

/** Shows a place to a signed-in user, else the login form, hidden until the session is known. */
export function SessionGate({ words, ...props }: Props) {
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
				<>
					<PlaceNav words={words.navigation} current={props.place} />
					{props.place === 'list' ? (
						<Waitlist words={words} toasts={toasts} onLeave={leave} />
					) : (
						<CountsPage words={props.countsWords} toasts={toasts} onExpired={() => leave(true)} />
					)}
				</>
			) : (
				<Login words={words} toasts={toasts} onEnter={enter} isWaiting={session === 'unknown'} />
			)}
			<Toasts {...toasts} words={words.notices} />
		</>
	)
}
