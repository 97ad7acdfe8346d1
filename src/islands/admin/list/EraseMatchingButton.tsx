import type { ListWords } from '#content/types/panel.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import styles from './ListPage.module.css'

type Props = {
	words: ListWords['erasure']
	/** How many rows match. */
	count: number
	/** Another number is being read. */
	isLoading: boolean
	onErase: () => void
}

/** Erases all that match the filter, after a question. */
export function EraseMatchingButton({ words, count, isLoading, onErase }: Props) {
	return (
		<button className={styles['erase']} type="button" disabled={isLoading} onClick={onErase}>
			{count === 1 ? words.confirmOne : formatMessage(words.confirm, { n: count })}
		</button>
	)
}
