import countsWords from '#content/messages/es/panel/counts.yaml'
import type { SpeedSummary } from '#contract/speed-summary.ts'
import { minCountForRate } from '#domain/analytics/rate.ts'
import { type SpeedMetric, speedMetricNames, speedMetrics } from '#domain/analytics/speed.ts'
import { isGood, type SpeedFigure, type SpeedFigures } from '#domain/analytics/summarize-speeds.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatMessage } from '#words/format-message.ts'
import { formatSpeed } from './format-count.ts'
import styles from './tables.module.css'

const words = countsWords.speeds

const limits = speedMetricNames.map((metric) => formatSpeed(metric, speedMetrics[metric].good))

/** The 75th percentile of each measurement, by kind of page, beside the limit for good. */
export function SpeedTable({ all, kinds }: SpeedSummary) {
	if (kinds.length === 0) return <p className="soft">{words.none}</p>
	return (
		<div className={styles['speeds']}>
			<DataTable
				label={words.title}
				columns={[
					words.kind,
					...speedMetricNames.map((metric) => ({ label: words.columns[metric], isNumber: true })),
					{ label: words.visits, isNumber: true },
				]}
				rows={[
					{ id: 'good', cells: [words.limit, ...limits] },
					...kinds.map(({ kind, figures }) => ({
						id: kind,
						cells: [words.kinds[kind], ...cellsOf(figures)],
					})),
				]}
				foot={{ id: 'all', cells: [words.kinds.all, ...cellsOf(all)] }}
			/>
			<p className="soft">{formatMessage('es', words.note, { n: minCountForRate })}</p>
		</div>
	)
}

function cellsOf(figures: SpeedFigures) {
	const visits = Math.max(...speedMetricNames.map((metric) => figures[metric]?.n ?? 0))
	return [
		...speedMetricNames.map((metric) => (
			<Figure key={metric} metric={metric} figure={figures[metric]} />
		)),
		formatNumber(visits),
	]
}

type FigureProps = { metric: SpeedMetric; figure: SpeedFigure | null }

/** A value, and whether it is good, if enough visits were measured. */
function Figure({ metric, figure }: FigureProps) {
	if (figure === null) return words.unmeasured
	const { n, p75 } = figure
	return (
		<span className={styles['figure']}>
			{formatSpeed(metric, p75)}{' '}
			{n < minCountForRate ? <span>{words.few}</span> : verdict(metric, p75)}
		</span>
	)
}

function verdict(metric: SpeedMetric, p75: number) {
	return isGood(metric, p75) ? (
		<span className={styles['good']}>{words.good}</span>
	) : (
		<span className={styles['slow']}>{words.slow}</span>
	)
}
