import { useMemo, useState } from 'react'
import type { PanelWords } from '#content/types/panel.ts'
import { type DayCount, growth } from '#domain/waitlist/growth.ts'
import type { List } from '#domain/waitlist/list.ts'
import { countsOf } from '#domain/waitlist/view.ts'
import { shownDay } from './date.ts'
import { fill } from './fill.ts'
import styles from './Growth.module.css'

type Props = { list: List; rows: readonly number[]; words: PanelWords['growth'] }

const days = 30
const width = 10
const height = 60

/** What the last month brought, by day and by source. The figures stand in words beside the drawing. */
export function Growth({ list, rows, words }: Props) {
	const [now] = useState(() => Date.now())
	const counts = useMemo(() => growth(list.dates.times, rows, days, now), [list, rows, now])
	const sources = useMemo(() => countsOf(list.sources, rows), [list, rows])
	const most = Math.max(1, ...counts.map(({ count }) => count))
	const sum = counts.reduce((total, { count }) => total + count, 0)
	if (rows.length === 0) return null
	return (
		<section className={styles['growth']} aria-label={words.title}>
			<figure>
				<figcaption>{fill(words.days, { n: sum, days, most })}</figcaption>
				<svg
					viewBox={`0 0 ${days * width} ${height}`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path fill="var(--rule)" d={`M0 ${height - 1}H${days * width}V${height}H0z`} />
					{counts.map(({ day, count }, index) => (
						<rect
							key={day}
							fill="var(--edge)"
							x={index * width + 1}
							y={height - (count / most) * height}
							width={width - 2}
							height={(count / most) * height}
						>
							<title>{`${shownDay(day)}: ${count}`}</title>
						</rect>
					))}
				</svg>
				<Axis counts={counts} />
			</figure>
			<Bars counts={sources.slice(0, 6)} title={words.sources} />
		</section>
	)
}

/** The first, the middle and the last day, below their bars. */
function Axis({ counts }: { counts: readonly DayCount[] }) {
	const marked = [counts[0], counts[days / 2], counts.at(-1)].filter((each) => each !== undefined)
	return (
		<p className={styles['axis']}>
			{marked.map(({ day }) => (
				<time key={day} dateTime={day}>
					{shownDay(day)}
				</time>
			))}
		</p>
	)
}

type BarsProps = { counts: ReturnType<typeof countsOf>; title: string }

function Bars({ counts, title }: BarsProps) {
	const most = counts[0]?.[1] ?? 1
	return (
		<figure>
			<figcaption>{title}</figcaption>
			<ul className={styles['bars']}>
				{counts.map(([name, count]) => (
					<li key={name}>
						<span>{name}</span>
						<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
							<rect fill="var(--edge)" width={(count / most) * 100} height="8" />
						</svg>
						<span>{count.toLocaleString('es-ES')}</span>
					</li>
				))}
			</ul>
		</figure>
	)
}
