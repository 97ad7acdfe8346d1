import { clockTime } from '#site/two-sheets/rules/leaving-time.ts'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { JointPage } from './joint-page.ts'
import styles from './EveningLine.module.css'

type Props = { words: TwoSheetsWords['joint']['leave']; page: JointPage }

/** The hours on the axis, counted from the arrival: one more than the longest evening has. */
const axisHours = [0, 1, 2, 3, 4, 5] as const

/** Columns of the grid for each hour. */
const quarters = 4

/**
 * Two bars, from the arrival to the time at which each person would leave alone, and a line at the time at which they
 * leave together.
 */
export function EveningLine({ words, page: { you, they, times, leave } }: Props) {
	const columnsUntil = (minutes: number) => ((minutes - times.arrival) / 60) * quarters
	const rows = [
		{ who: you.caption, until: times.you },
		{ who: they.caption, until: times.they },
	]
	const line = 1 + columnsUntil(times.together)
	const isLate = line > (axisHours.length * quarters) / 2
	return (
		<figure className={`pair ${styles['evening']}`}>
			<p className={styles['label']}>
				<b
					style={
						isLate
							? { gridColumn: `1 / ${line}`, justifySelf: 'end' }
							: { gridColumn: `${line} / -1` }
					}
				>
					{leave}
				</b>
			</p>
			{rows.map(({ who, until }) => (
				<p key={who} className={styles['row']}>
					<span>{who}</span>
					<span className={styles['track']}>
						<span
							className={styles['bar']}
							style={{ gridColumn: `1 / span ${columnsUntil(until)}` }}
						>
							<span className="visually-hidden">{words.until} </span>
							{clockTime(until, words.hourMark)}
						</span>
					</span>
				</p>
			))}
			<div className={styles['axis']} aria-hidden="true">
				{axisHours.map((hour) => (
					<span key={hour}>{(times.arrival / 60 + hour) % 24}</span>
				))}
			</div>
			<div className={styles['line']} aria-hidden="true">
				<i style={{ gridColumnStart: line }} />
			</div>
		</figure>
	)
}
