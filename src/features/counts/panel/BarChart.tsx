import type { CountMark, DayCounts } from '#features/counts/messages/count-summary.ts'
import { chartScale } from './chart-scale.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import styles from './BarChart.module.css'

type Props = {
	/** `visits`: plain bars. `forms`: windows, each lit in proportion to the share of its forms that were confirmed. */
	kind: 'visits' | 'forms'
	days: readonly DayCounts[]
	daysBefore: readonly DayCounts[] | null
	/** The index of the day being read out. */
	selected: number
	marks: readonly CountMark[]
}

/**
 * The maximum number of days for windows with frames. With more days, the frames would cover the light in the windows.
 */
const maxFramedDays = 60

/** The bar's share of a day's width. */
const barShare = 0.66

/**
 * Coordinates are percentages, so that the drawing fits every width while lines and numbers keep their size. The
 * wrapper leaves room for the numbers on the right.
 */
export function BarChart({ kind, days, daysBefore, selected, marks }: Props) {
	const values = [...days, ...(daysBefore ?? [])].map((day) => day[kind])
	const { max, ticks } = chartScale(Math.max(0, ...values))
	const dayWidth = 100 / days.length
	const height = (value: number) => (value / max) * 100
	return (
		<svg
			className={[styles['chart'], days.length > maxFramedDays && styles['dense']]
				.filter(Boolean)
				.join(' ')}
			aria-hidden="true"
		>
			<rect fill="var(--room)" x={`${selected * dayWidth}%`} width={`${dayWidth}%`} height="100%" />
			{ticks.map((tick) => (
				<g key={tick}>
					<line x2="100%" y1={`${100 - height(tick)}%`} y2={`${100 - height(tick)}%`} />
					<text x="100%" y={`${100 - height(tick)}%`} dx="0.5em" dy="0.35em">
						{formatNumber(tick)}
					</text>
				</g>
			))}
			{days.map((day, index) => {
				const place = {
					x: `${(index + (1 - barShare) / 2) * dayWidth}%`,
					width: `${barShare * dayWidth}%`,
				}
				return kind === 'visits' ? (
					<rect
						key={day.day}
						{...place}
						fill="var(--edge)"
						y={`${100 - height(day.visits)}%`}
						height={`${height(day.visits)}%`}
					/>
				) : (
					<Window key={day.day} {...place} forms={height(day.forms)} lit={height(day.confirmed)} />
				)
			})}
			{daysBefore?.map((day, index) => (
				<rect
					key={day.day}
					fill="var(--ink)"
					x={`${(index + 0.08) * dayWidth}%`}
					width={`${0.84 * dayWidth}%`}
					y={`${100 - height(day[kind])}%`}
					height="3"
				/>
			))}
			{marks.map((mark, position) => (
				<Mark
					key={mark.id}
					number={kind === 'visits' ? position + 1 : null}
					x={`${(days.findIndex(({ day }) => day === mark.day) + 0.5) * dayWidth}%`}
				/>
			))}
			<line className={styles['ground']} x2="100%" y1="100%" y2="100%" />
		</svg>
	)
}

type WindowProps = { x: string; width: string; forms: number; lit: number }

/** The height of the window shows the number of forms; its lit lower part shows how many of them were confirmed. */
function Window({ x, width, forms, lit }: WindowProps) {
	if (forms === 0 && lit === 0) return null
	const top = Math.max(forms, lit)
	return (
		<g>
			<rect fill="var(--blind)" x={x} width={width} y={`${100 - top}%`} height={`${top}%`} />
			<rect fill="var(--lamp)" x={x} width={width} y={`${100 - lit}%`} height={`${lit}%`} />
			{lit > 0 && lit < top && (
				<rect fill="var(--ink)" x={x} width={width} y={`${100 - lit}%`} height="2" />
			)}
			<rect
				className={styles['frame']}
				x={x}
				width={width}
				y={`${100 - top}%`}
				height={`${top}%`}
			/>
		</g>
	)
}

function Mark({ number, x }: { number: number | null; x: string }) {
	return (
		<g className={styles['mark']}>
			<line x1={x} x2={x} y1="0" y2="100%" />
			{number !== null && (
				<svg x={x} y="0" overflow="visible">
					<rect x="-12" y="-24" width="24" height="24" />
					<text x="0" y="-7">
						{number}
					</text>
				</svg>
			)}
		</g>
	)
}
