import type { WeekPageWords } from '#words/schemas/week.ts'
import styles from './WeekIntro.module.css'

/** The heading and what the tool does. Rendered at build time only: the script need not hold these words. */
export function WeekIntro({ title, lede }: WeekPageWords['intro']) {
	return (
		<>
			<h1 className={styles['title']}>{title}</h1>
			<p className={styles['lede']}>{lede}</p>
		</>
	)
}
