import { HomeLink } from '#components/ui/HomeLink.tsx'
import { ThemeButton } from '#components/ui/ThemeButton.tsx'
import type { Chrome } from '#content/types/chrome.ts'
import styles from './BareHeader.module.css'

type Props = Pick<Chrome['header'], 'home' | 'theme'> & {
	name: string
	/** The landing page in the page's language. */
	homePath: string
	/** "Back to home" */
	leave: string
}

/** The minimal header of quizzes and panel: logo, link home and theme toggle. Positioned over the page. */
export function BareHeader({ name, home, theme, homePath, leave }: Props) {
	return (
		<header className={`frame ${styles['bar']}`}>
			<HomeLink name={name} label={home} href={homePath} />
			<a className={styles['leave']} href={homePath}>
				{leave}
			</a>
			<ThemeButton label={theme} />
		</header>
	)
}
