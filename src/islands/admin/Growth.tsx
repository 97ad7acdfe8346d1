import { useMemo, useState } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import { type DayCount, growth } from '#domain/waitlist/growth.ts'
import type { List } from '#domain/waitlist/list.ts'
import { countsOf } from '#domain/waitlist/view.ts'
import { formatDay } from './format-date.ts'
import { formatMessage } from './format-message.ts'
import styles from './Growth.module.css'

type Props = { list: List; rows: readonly number[]; words: ListWords['growth'] }

const days = 30
/** Units of the SVG's view box. */
const barWidth = 10
const chartHeight = 60

/** Signups of the last 30 days, by day and by source. The text beside each chart has the same figures. */
export function Growth({ list, rows, words }: Props) {
	const [now] = useState(() => Date.now())
	const counts = useMemo(() => growth(list.dates.times, rows, days, now), [list, rows, now])
	const sources = useMemo(() => countsOf(list.sources, rows), [list, rows])
	const maxCount = Math.max(1, ...counts.map(({ count }) => count))
	const sum = counts.reduce((total, { count }) => total + count, 0)
	if (rows.length === 0) return null
	return (
		<section className={styles['growth']} aria-label={words.title}>
			<figure>
				<figcaption>{formatMessage(words.days, { n: sum, days, most: maxCount })}</figcaption>
				<svg
					viewBox={`0 0 ${days * barWidth} ${chartHeight}`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path
						fill="var(--rule)"
						d={`M0 ${chartHeight - 1}H${days * barWidth}V${chartHeight}H0z`}
					/>
					{counts.map(({ day, count }, index) => (
						<rect
							key={day}
							fill="var(--edge)"
							x={index * barWidth + 1}
							y={chartHeight - (count / maxCount) * chartHeight}
							width={barWidth - 2}
							height={(count / maxCount) * chartHeight}
						>
							<title>{`${formatDay(day)}: ${count}`}</title>
						</rect>
					))}
				</svg>
				<Axis counts={counts} />
			</figure>
			<Bars counts={sources.slice(0, 6)} title={words.sources} />
		</section>
	)
}

/** Labels the first, the middle and the last bar. */
function Axis({ counts }: { counts: readonly DayCount[] }) {
	const labelled = [counts[0], counts[days / 2], counts.at(-1)].filter(
		(count) => count !== undefined,
	)
	return (
		<p className={styles['axis']}>
			{labelled.map(({ day }) => (
				<time key={day} dateTime={day}>
					{formatDay(day)}
				</time>
			))}
		</p>
	)
}

type BarsProps = { counts: ReturnType<typeof countsOf>; title: string }

function Bars({ counts, title }: BarsProps) {
	const maxCount = counts[0]?.[1] ?? 1
	return (
		<figure>
			<figcaption>{title}</figcaption>
			<ul className={styles['bars']}>
				{counts.map(([name, count]) => (
					<li key={name}>
						<span>{name}</span>
						<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
							<rect fill="var(--edge)" width={(count / maxCount) * 100} height="8" />
						</svg>
						<span>{count.toLocaleString('es-ES')}</span>
					</li>
				))}
			</ul>
		</figure>
	)
}
