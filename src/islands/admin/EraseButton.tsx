import type { ListWords } from '#content/types/panel.ts'
import { formatMessage } from './format-message.ts'
import styles from './EraseButton.module.css'

type Props = {
	words: ListWords['erasure']
	/** Number of rows that match the filter, all of which are erased; 0 without a filter. */
	count: number
	/** While the list is loading the number is not final, so the button is disabled. */
	isLoading: boolean
	onErase: () => void
}

/** Erases the filtered rows after confirmation. */
export function EraseButton({ words, count, isLoading, onErase }: Props) {
	if (count === 0) return null
	return (
		<button className={styles['erase']} type="button" disabled={isLoading} onClick={onErase}>
			{count === 1 ? words.confirmOne : formatMessage(words.confirm, { n: count })}
		</button>
	)
}

/** Erases one row after confirmation. The accessible name includes the address. */
export function EraseRowButton(props: { label: string; email: string; onErase: () => void }) {
	return (
		<button className={styles['erase']} type="button" onClick={props.onErase}>
			{props.label}
			<span className="visually-hidden"> {props.email}</span>
		</button>
	)
}
