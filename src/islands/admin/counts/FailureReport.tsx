import countsWords from '#content/messages/es/panel/counts.yaml'
import type { CountSummary } from '#contract/count-summary.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import styles from './MarkList.module.css'

const words = countsWords.failures

/** The number of failures of tests, tools and the panel, by kind of page. */
export function FailureReport({ failures }: Pick<CountSummary, 'failures'>) {
	return (
		<div className={styles['failures']}>
			<h3>{words.title}</h3>
			{failures.length === 0 ? (
				<p className="soft">{words.none}</p>
			) : (
				<ul className={styles['plain']}>
					{failures.map(({ kind, n }) => (
						<li key={kind}>
							{words.kinds[kind]}: {formatNumber(n)}
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
