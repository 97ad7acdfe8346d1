import type { WeekWords } from '#islands/week/week-words.ts'
import styles from './MoveHint.module.css'

/** How to say where an event goes. Keys are named only where something other than a finger points. */
export function MoveHint({ words }: { words: WeekWords['edit'] }) {
	return (
		<>
			{words.whereToHint} <span className={styles['keys']}>{words.whereToKeys}</span>
		</>
	)
}
