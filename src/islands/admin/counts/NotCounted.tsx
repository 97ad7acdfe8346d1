import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './MarkList.module.css'

const words = countsWords.notCounted

/** What the sums exclude. Always open, because every figure needs its limits beside it. */
export function NotCounted() {
	return (
		<section>
			<h2>{words.title}</h2>
			<ul className={styles['plain']}>
				{words.items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
			<p className="soft">{words.text}</p>
		</section>
	)
}
