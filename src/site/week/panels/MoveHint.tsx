import { useTool } from '#site/week/useTool.ts'
import styles from './MoveHint.module.css'

/** How to move an event. Keys are mentioned only on devices that have a pointer other than a finger. */
export function MoveHint() {
	const { whereToHint, whereToKeys } = useTool().words.edit
	return (
		<>
			{whereToHint} <span className={styles['keys']}>{whereToKeys}</span>
		</>
	)
}
