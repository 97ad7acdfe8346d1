import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import DoorScene from '#site/art/objects/door-scene.svg?react'
import { Button } from '#site/ui/controls/Button.tsx'
import { hasSession } from '#panel/client/api.ts'
import styles from '#panel/login/Login.module.css'
import { usePanel } from '#panel/panel-context.ts'
import { navigate } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { openFirstStart } from './start-api.ts'
import { StartForm } from './StartForm.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import words from '#content/messages/es/panel/start.yaml'

/** Creates the first account through the link that the server prints while there is none. */
export function StartPage() {
	const { toasts, onEnter } = usePanel()
	// The token is in the fragment, because servers and their logs do not see it there.
	const [token] = useState(() => location.hash.slice(1))
	const [isExpired, setIsExpired] = useState(token === '')
	const { data, isError, refetch } = useQuery({
		queryKey: ['first start', token],
		queryFn: async () => await openFirstStart(token),
		enabled: !isExpired,
	})

	async function enter() {
		// Only the server can tell whether the browser stored the cookie.
		const isStored = await hasSession().catch(() => true)
		if (!isStored) return toasts.show(shellWords.notices.noCookie, 'error')
		navigate('/waitlist/lanzamiento', { replace: true })
		onEnter()
	}

	if (!isSecureContext) return <StartNotice {...words.insecure} />
	if (isExpired || data === null) {
		return (
			<StartNotice {...words.expired}>
				<PanelLink href="/waitlist">{words.expired.enter}</PanelLink>
			</StartNotice>
		)
	}
	if (isError) {
		return (
			<StartNotice {...words.unavailable}>
				<Button onClick={() => void refetch()}>{words.tryAgain}</Button>
			</StartNotice>
		)
	}
	return (
		<section className={`frame ${styles['login']}`} aria-busy={!data}>
			<h1>{words.title}</h1>
			<p>{words.text}</p>
			{data ? (
				<StartForm
					token={token}
					settings={data.settings}
					onMade={enter}
					onExpired={() => setIsExpired(true)}
				/>
			) : (
				<p role="status">{words.checking}</p>
			)}
			<DoorScene className={styles['door']} />
		</section>
	)
}

type NoticeProps = { title: string; text: string; children?: React.ReactNode }

/** Why there is no form. */
function StartNotice({ title, text, children }: NoticeProps) {
	return (
		<section className={`frame ${styles['login']}`} role="alert">
			<h1>{title}</h1>
			<p>{text}</p>
			{children}
		</section>
	)
}
