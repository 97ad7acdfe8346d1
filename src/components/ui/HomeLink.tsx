import { Logo } from '#components/art/Logo.tsx'
import styles from './HomeLink.module.css'

type Props = { name: string; label: string; href?: string }

/** The lit window and the name, which lead home. */
export function HomeLink({ name, label, href = '/' }: Props) {
	return (
		<a className={styles['home']} href={href} aria-label={label}>
			<Logo />
			{name}
		</a>
	)
}
