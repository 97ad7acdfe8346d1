import { MiniWindow } from '#components/art/MiniWindow.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './StatusBadge.module.css'

/** The status in words; a lit window and green for an address that may receive mail. */
export function StatusBadge({ status }: { status: string }) {
	const isActive = status === 'active'
	return (
		<span
			className={isActive ? styles['active'] : styles['other']}
			title={listWords.statuses[status]}
		>
			<MiniWindow level={isActive ? 100 : 0} size="cell" />
			{status}
		</span>
	)
}
