import { formatMessage } from '#words/format-message.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './DayChart.module.css'

const words = countsWords.chart.legend

type Props = { days: number; isCompared: boolean }

/** Explains the marks of the charts. */
export function ChartLegend({ days, isCompared }: Props) {
	return (
		<ul className={styles['legend']}>
			<li>
				<svg width="24" height="23" aria-hidden="true">
					<path fill="var(--edge)" d="M4 0H19V23H4z" />
				</svg>
				{words.visits}
			</li>
			{isCompared && (
				<li>
					<svg width="24" height="23" aria-hidden="true">
						<path fill="var(--ink)" d="M0 10H24V13H0z" />
					</svg>
					{formatMessage('es', words.earlier, { n: days })}
				</li>
			)}
			<li>
				<svg width="24" height="23" aria-hidden="true">
					<path fill="var(--ink)" d="M3 0H20V23H3z" />
					<path fill="var(--blind)" d="M5 2H18V9H5z" />
					<path fill="var(--lamp)" d="M5 11H18V21H5z" />
				</svg>
				{words.forms}
			</li>
		</ul>
	)
}
