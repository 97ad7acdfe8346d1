import { SashWindow } from '#components/art/SashWindow.tsx'
import { reader } from '#components/art/silhouettes.ts'
import styles from './SendingWindow.module.css'

/** A large window: the light is the share of mails sent. */
export function SendingWindow({ level }: { level: number }) {
	return (
		<div className={styles['wall']} aria-hidden="true">
			<svg viewBox="0 0 120 224">
				<SashWindow level={level} forecast={level}>
					<path fill="var(--glass)" d={reader} />
				</SashWindow>
			</svg>
		</div>
	)
}
