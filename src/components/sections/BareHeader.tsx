import { HomeLink } from '#components/ui/HomeLink.tsx'
import { ThemeButton } from '#components/ui/ThemeButton.tsx'
import type { Chrome } from '#content/types/chrome.ts'
import styles from './BareHeader.module.css'

type Props = Pick<Chrome['header'], 'home' | 'theme'> & {
	name: string
	/** "Back to home" */
	leave: string
}

/** The minimal header of quizzes and panel: logo, link home and theme toggle. Positioned over the page. */
export function BareHeader({ name, home, theme, leave }: Props) {
	return (
		<header className={`frame ${styles['bar']}`}>
			<HomeLink name={name} label={home} />
			<a className={styles['leave']} href="/">
				{leave}
			</a>
			<ThemeButton label={theme} />
		</header>
	)
}
