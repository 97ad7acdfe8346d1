import { formatMessage } from '#cms/reader/format/format-message.ts'
import { ChartLegend } from './DayChart.tsx'
import words from '#content/messages/es/panel/counts.yaml'
import styles from './CountsPage.module.css'

type Props = {
	reason: string
	days: number
}

/** Shows what the place will look like once there are counts: the frame of the chart, and what is counted. */
export function CountsEmpty({ reason, days }: Props) {
	return (
		<>
			<section className={`pair ${styles['chart']}`}>
				<div>
					<h2>{words.chart.visits}</h2>
					<p className={styles['blank']}>
						<span>
							{reason} {formatMessage('es', words.state.soon, { n: days })}
						</span>
					</p>
				</div>
				<div>
					<ChartLegend days={days} isCompared={false} />
				</div>
			</section>
			<NotCounted />
		</>
	)
}

/** Lists what is not counted. Always open, because readers need these limits beside every figure. */
export function NotCounted() {
	const { title, items, text } = words.notCounted
	return (
		<section>
			<h2>{title}</h2>
			<ul className={styles['plain']}>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
			<p className="soft">{text}</p>
		</section>
	)
}
