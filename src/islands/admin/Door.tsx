import { useEffect, useState } from 'react'
import type { PanelWords } from '#content/types/panel.ts'
import { hasSession } from './api.ts'
import { Login } from './Login.tsx'
import { Toasts } from './Toasts.tsx'
import { useToasts } from './useToasts.ts'
import { Waitlist } from './Waitlist.tsx'

/** Whether somebody is in is for the server to say; until it has, nothing is shown. */
type Access = 'unknown' | 'out' | 'in'

export function Door({ words }: { words: PanelWords }) {
	const [access, setAccess] = useState<Access>('unknown')
	const toasts = useToasts()

	useEffect(() => {
		void hasSession().then((isIn) => setAccess(isIn ? 'in' : 'out'))
	}, [])

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
