import { LampIcon } from '#components/art/LampIcon.tsx'
import styles from './ThemeButton.module.css'

/** The lamp that switches between light and dark; enhance/theme-toggle.ts listens to it. */
export function ThemeButton({ label }: { label: string }) {
	return (
		<button className={styles['theme']} type="button" data-theme-toggle="" aria-label={label}>
			<LampIcon />
		</button>
	)
}
