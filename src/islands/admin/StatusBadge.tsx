import { MiniWindow } from '#components/art/MiniWindow.tsx'
import styles from './StatusBadge.module.css'

/** A lit window and the word, in green where mails may be sent to. */
export function StatusBadge({ status }: { status: string }) {
	const isActive = status === 'active'
	return (
		<span className={styles[isActive ? 'active' : 'other']}>
			<MiniWindow level={isActive ? 100 : 0} size="cell" />
			{status}
		</span>
	)
}
