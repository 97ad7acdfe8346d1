import words from '#content/messages/es/panel/series.yaml'
import type { Series } from '#contract/series.ts'
import { Figures } from '#islands/admin/letters/Tally.tsx'
import { figuresOf } from './series-figures.ts'
import styles from './Series.module.css'

const { figures } = words

/** How many people began the series, are in it, finished it and left it. */
export function SeriesFigures({ series }: { series: Series }) {
	const counts = figuresOf(series)
	const names = [figures.begun, figures.underWay, figures.completed, figures.left]
	return (
		<>
			<Figures figures={names.map((name, index) => [name, counts[index] ?? 0])} />
			<p className={styles['soft']}>{words.leftHelp}</p>
		</>
	)
}
