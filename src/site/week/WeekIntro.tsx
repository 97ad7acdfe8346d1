import type { PlannerWords } from './week.schema.ts'
import styles from './WeekIntro.module.css'

/** The heading and introduction of the tool. Rendered on the server only, which keeps these words out of the script. */
export function WeekIntro({ title, lede }: PlannerWords['intro']) {
	return (
		<>
			<h1 className={styles['title']}>{title}</h1>
			<p className={styles['lede']}>{lede}</p>
		</>
	)
}
