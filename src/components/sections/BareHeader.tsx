import { LampIcon } from '#components/art/LampIcon.tsx'
import { Logo } from '#components/art/Logo.tsx'
import type { Chrome } from '#content/types.ts'
import styles from './BareHeader.module.css'

type Props = Pick<Chrome['header'], 'home' | 'theme'> & {
	name: string
	/** "Back to home" */
	leave: string
}

/** Logo, theme and the way out: all that someone needs who is busy. Lies over the page's top. */
export function BareHeader({ name, home, theme, leave }: Props) {
	return (
		<header className={`frame ${styles['bar']}`}>
			<a className={styles['logo']} href="/" aria-label={home}>
				<Logo />
				{name}
			</a>
			<a className={styles['leave']} href="/">
				{leave}
			</a>
			<button className={styles['theme']} type="button" data-lamp aria-label={theme}>
				<LampIcon />
			</button>
		</header>
	)
}
