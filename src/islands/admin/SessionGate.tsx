import type { PanelWords } from '#content/types/panel.ts'
import { Login } from './Login.tsx'
import { Toasts } from './Toasts.tsx'
import { useAccess } from './useAccess.ts'
import { useToasts } from './useToasts.ts'
import { Waitlist } from './Waitlist.tsx'

/** Shows the login form or the list. While the server has not answered which, it shows neither. */
export function SessionGate({ words }: { words: PanelWords }) {
	const [access, setAccess] = useAccess()
	const toasts = useToasts()

	function enter() {
		toasts.say(words.notices.granted)
		setAccess('in')
	}

	function leave(isExpired: boolean) {
		if (isExpired) toasts.say(words.notices.expired, 'bad')
		else toasts.say(words.notices.left)
		setAccess('out')
	}

	return (
		<>
			{access === 'in' ? (
				<Waitlist words={words} toasts={toasts} onLeave={leave} />
			) : (
				<Login words={words} toasts={toasts} onEnter={enter} isWaiting={access === 'unknown'} />
			)}
			<Toasts {...toasts} words={words.notices} />
		</>
	)
}
