import shellWords from '#content/messages/es/panel/shell.yaml'
import { PanelLink } from './parts/PanelLink.tsx'
import styles from './parts/NoticeBanner.module.css'

const { launch: words } = shellWords

export function LaunchReminder({ points }: { points: number }) {
	if (points === 0) return null
	return (
		<p className={`frame ${styles['launch']}`}>
			{words.open} <PanelLink href="/waitlist/lanzamiento">{words.link}</PanelLink>
		</p>
	)
}
