import words from '#content/messages/es/panel/series.yaml'
import type { Series } from '#contract/series.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { figuresOf } from './series-figures.ts'
import styles from './Series.module.css'

const { figures } = words

/** How many people began the series, are in it, finished it and left it. */
export function SeriesFigures({ series }: { series: Series }) {
	const counts = figuresOf(series)
	const names = [figures.begun, figures.underWay, figures.completed, figures.left]
	return (
		<>
			<dl className={styles['tally']}>
				{names.map((name, index) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{formatNumber(counts[index] ?? 0)}</dd>
					</div>
				))}
			</dl>
			<p className={styles['soft']}>{words.leftHelp}</p>
		</>
	)
}
