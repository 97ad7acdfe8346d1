import type { PanelWords } from '#content/types/panel.ts'
import { fill } from './fill.ts'
import styles from './EraseButton.module.css'

type Props = {
	words: PanelWords['erasure']
	/** How many rows are filtered, which are those that go; 0 while nothing is. */
	count: number
	/** Half a list is nothing to decide by. */
	isLoading: boolean
	onErase: () => void
}

/** Erases what is filtered, after a question. */
export function EraseButton({ words, count, isLoading, onErase }: Props) {
	if (count === 0) return null
	return (
		<button className={styles['erase']} type="button" disabled={isLoading} onClick={onErase}>
			{count === 1 ? words.confirmOne : fill(words.confirm, { n: count })}
		</button>
	)
}

/** Erases one row, after a question. Its name says whose. */
export function EraseRowButton(props: { word: string; email: string; onErase: () => void }) {
	return (
		<button className={styles['erase']} type="button" onClick={props.onErase}>
			{props.word}
			<span className="unseen"> {props.email}</span>
		</button>
	)
}
