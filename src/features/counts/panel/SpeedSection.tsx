import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Segments } from '#site/ui/controls/Segments.tsx'
import countsWords from '#content/messages/es/panel/counts.yaml'
import { type DeviceClass, devices } from '#features/counts/rules/device-class.ts'
import { minCountForRate } from '#features/counts/rules/rate.ts'
import { type SpeedMetric, speedMetricNames, speedMetrics } from '#features/counts/rules/speed.ts'
import {
	isGood,
	type SpeedFigure,
	type SpeedFigures,
} from '#features/counts/rules/summarize-speeds.ts'
import type { CountSummary } from '#features/counts/messages/count-summary.ts'
import type { SpeedSummary } from '#features/counts/messages/speed-summary.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatSpeed } from './format-count.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { speedsQuery } from './counts-api.ts'
import tableStyles from './tables.module.css'
import styles from './CountsPage.module.css'

const words = countsWords.speeds

type Props = {
	/** The sums of the counts. The speeds are read for the same period. */
	summary: CountSummary
	/** Empty for all languages. */
	locale: string
}

const all = 'all'

const choices = [all, ...devices] as const

export function SpeedSection({ summary, locale }: Props) {
	const [device, setDevice] = useState<DeviceClass | typeof all>(all)
	const query = new URLSearchParams({
		from: summary.from,
		to: summary.to,
		...(device !== all && { device }),
		...(locale !== '' && { locale }),
	}).toString()
	const { data, isFetching } = useQuery({
		...speedsQuery(query),
		placeholderData: keepPreviousData,
		meta: { failure: countsWords.state.failed },
	})
	return (
		<section className={styles['block']} aria-busy={isFetching}>
			<h2>{words.title}</h2>
			<p className={styles['intro']}>{words.text}</p>
			<Segments
				name="device"
				legend={words.device}
				choices={choices.map((value) => ({ value, label: words.devices[value] }))}
				value={device}
				onChange={setDevice}
			/>
			{data && <SpeedTable {...data} />}
			<FailureReport failures={summary.failures} />
		</section>
	)
}

const limits = speedMetricNames.map((metric) => formatSpeed(metric, speedMetrics[metric].good))

function SpeedTable({ all: sum, kinds }: SpeedSummary) {
	if (kinds.length === 0) return <p className="soft">{words.none}</p>
	return (
		<div className={tableStyles['speeds']}>
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
				foot={{ id: 'all', cells: [words.kinds.all, ...cellsOf(sum)] }}
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

function Figure({ metric, figure }: FigureProps) {
	if (figure === null) return words.unmeasured
	const { n, p75 } = figure
	const verdict = n < minCountForRate ? 'few' : isGood(metric, p75) ? 'good' : 'slow'
	const looks = { few: undefined, good: tableStyles['good'], slow: tableStyles['slow'] }
	return (
		<span className={tableStyles['figure']}>
			{formatSpeed(metric, p75)} <span className={looks[verdict]}>{words[verdict]}</span>
		</span>
	)
}

function FailureReport({ failures }: Pick<CountSummary, 'failures'>) {
	const { title, none, kinds } = countsWords.failures
	return (
		<div className={styles['failures']}>
			<h3>{title}</h3>
			{failures.length === 0 ? (
				<p className="soft">{none}</p>
			) : (
				<ul className={styles['plain']}>
					{failures.map(({ kind, n }) => (
						<li key={kind}>
							{kinds[kind]}: {formatNumber(n)}
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
