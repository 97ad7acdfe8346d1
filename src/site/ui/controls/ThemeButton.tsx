import Lamp from '#site/art/objects/lamp.svg?react'
import styles from './ThemeButton.module.css'

/** `site/scripts/theme/theme-toggle.ts` handles its clicks. */
export function ThemeButton({ label }: { label: string }) {
	return (
		<button
			className={styles['theme']}
			type="button"
			data-theme-toggle=""
			data-scripted
			aria-label={label}
		>
			<Lamp />
		</button>
	)
}
