import { useState } from 'react'
import type { CountMark, DayCounts } from '#features/counts/messages/count-summary.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { BarChart } from './BarChart.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { formatDay, formatWeekday } from './format-count.ts'
import words from '#content/messages/es/panel/counts.yaml'
import styles from './DayChart.module.css'

type Props = {
	days: readonly DayCounts[]
	/** Equally many days of the previous period; null without a comparison. */
	daysBefore: readonly DayCounts[] | null
	marks: readonly CountMark[]
}

/** In CSS pixels. */
const thumbWidth = 17

/**
 * Shows visits, and below them forms and confirmations, over the same days. Screen readers get the slider, which reads
 * out a day, and the table; the drawings are hidden from them.
 */
export function DayChart({ days, daysBefore, marks }: Props) {
	const [selected, setSelected] = useState(days.length - 1)
	const { chart } = words
	const reading = readDay(days[selected], daysBefore?.[selected])
	return (
		<div className={styles['plot']}>
			<h2>{chart.visits}</h2>
			<BarChart
				kind="visits"
				days={days}
				daysBefore={daysBefore}
				selected={selected}
				marks={marks}
			/>
			<h2>{chart.forms}</h2>
			<BarChart kind="forms" days={days} daysBefore={null} selected={selected} marks={marks} />
			<input
				className={styles['slider']}
				// Keeps the centre of the thumb below the middle of the selected day, also for the first and the last day.
				style={{
					width: `calc(100% - ${100 / days.length}% + ${thumbWidth}px)`,
					marginInline: `calc(${50 / days.length}% - ${thumbWidth / 2}px)`,
				}}
				type="range"
				min={0}
				max={days.length - 1}
				value={selected}
				aria-label={chart.day}
				aria-valuetext={reading}
				onChange={(event) => setSelected(event.target.valueAsNumber)}
			/>
			<Axis days={days} />
			<p className={styles['reading']}>{reading}</p>
		</div>
	)
}

function readDay(now: DayCounts | undefined, before: DayCounts | undefined): string {
	const { chart, sums } = words
	if (now === undefined) return ''
	const earlier = (n: number | undefined) =>
		n === undefined ? '' : formatMessage('es', chart.earlier, { n: formatNumber(n) })
	return formatMessage('es', chart.reading, {
		day: formatWeekday(now.day),
		visits: formatMessage('es', sums.visits, { n: now.visits }) + earlier(before?.visits),
		forms: formatMessage('es', sums.forms, { n: now.forms }) + earlier(before?.forms),
		confirmed: formatMessage('es', sums.confirmed, { n: now.confirmed }),
	})
}

const maxLabels = 5

function Axis({ days }: { days: readonly DayCounts[] }) {
	const count = Math.min(maxLabels, days.length)
	const indexes = Array.from({ length: count }, (_, index) =>
		count === 1 ? 0 : Math.round((index * (days.length - 1)) / (count - 1)),
	)
	return (
		<p className={styles['axis']} aria-hidden="true">
			{indexes.map((index) => (
				<span key={index}>{formatDay(days[index]?.day ?? '')}</span>
			))}
		</p>
	)
}

export function ChartLegend({ days, isCompared }: { days: number; isCompared: boolean }) {
	const { legend } = words.chart
	return (
		<ul className={styles['legend']}>
			<li>
				<svg width="24" height="23" aria-hidden="true">
					<path fill="var(--edge)" d="M4 0H19V23H4z" />
				</svg>
				{legend.visits}
			</li>
			{isCompared && (
				<li>
					<svg width="24" height="23" aria-hidden="true">
						<path fill="var(--ink)" d="M0 10H24V13H0z" />
					</svg>
					{formatMessage('es', legend.earlier, { n: days })}
				</li>
			)}
			<li>
				<svg width="24" height="23" aria-hidden="true">
					<path fill="var(--ink)" d="M3 0H20V23H3z" />
					<path fill="var(--blind)" d="M5 2H18V9H5z" />
					<path fill="var(--lamp)" d="M5 11H18V21H5z" />
				</svg>
				{legend.forms}
			</li>
		</ul>
	)
}
