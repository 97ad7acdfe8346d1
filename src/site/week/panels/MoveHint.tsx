import type { WeekWords } from '#site/week/week-words.ts'
import styles from './MoveHint.module.css'

/** How to select the target of a move. Keys are named only with a pointer other than a finger. */
export function MoveHint({ words }: { words: WeekWords['edit'] }) {
	return (
		<>
			{words.whereToHint} <span className={styles['keys']}>{words.whereToKeys}</span>
		</>
	)
}
