import listWords from '#content/messages/es/panel/list.yaml'
import styles from './StatusBadge.module.css'

const meanings: Readonly<Record<string, string>> = listWords.statuses

/** The status: green for an address that may receive mail, grey otherwise. */
export function StatusBadge({ status }: { status: string }) {
	return (
		<span
			className={status === 'active' ? styles['active'] : styles['other']}
			title={meanings[status]}
		>
			{status}
		</span>
	)
}
