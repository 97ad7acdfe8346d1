import type { ReactNode } from 'react'
import DoorScene from '#site/art/objects/door-scene.svg?react'
import { ScriptNotice } from '#site/ui/controls/ScriptNotice.tsx'
import styles from './Login.module.css'
import shellWords from '#content/messages/es/panel/shell.yaml'

const { login } = shellWords
const { text: notLoaded, reload } = login.notLoaded

type Props = { title: string; text: string; children: ReactNode }

/** Shown in front of the panel until the visitor is logged in; the build renders it into every page. */
export function LoginLayout({ title, text, children }: Props) {
	return (
		<section className={`frame ${styles['login']} ${styles['doorway']}`}>
			<h1>{title}</h1>
			<p>{text}</p>
			<noscript>
				<p>{login.needsScript}</p>
			</noscript>
			<ScriptNotice text={notLoaded} reload={{ label: reload, href: '' }} />
			{children}
			<DoorScene className={styles['door']} />
		</section>
	)
}
