import type { CountsWords } from '#words/schemas/panel/counts.ts'
import styles from './MarkList.module.css'

/** What the sums leave out. Always open, because every figure needs its limits beside it. */
export function NotCounted({ words }: { words: CountsWords['notCounted'] }) {
	return (
		<section>
			<h2>{words.title}</h2>
			<ul className={styles['plain']}>
				{words.items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
			<p className={styles['soft']}>{words.text}</p>
		</section>
	)
}
