import Logo from '#site/art/objects/logo.svg?react'
import styles from './HomeLink.module.css'

type Props = { name: string; label: string; href?: string }

export function HomeLink({ name, label, href = '/' }: Props) {
	return (
		<a className={`beside ${styles['home']}`} href={href} aria-label={label}>
			<Logo />
			{name}
		</a>
	)
}
