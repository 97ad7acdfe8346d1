import { ButtonLink } from '#components/ui/Button.tsx'
import type { Link } from '#words/schemas/common.ts'
import styles from './FloatingCall.module.css'

/** The button that floats after scrolling past 800 px; see enhance/floating-call.ts. */
export function FloatingCall({ label, href }: Link) {
	return (
		<aside className={styles['floating']} data-floating>
			<ButtonLink tone="lamp" href={href}>
				{label}
			</ButtonLink>
		</aside>
	)
}
