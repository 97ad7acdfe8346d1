import type { PageLanguage } from '#site-map/languages.ts'
import {
	type ArrivalHour,
	clockTime,
	leavingTimes,
	sizeHours,
} from '#site/two-sheets/rules/leaving-time.ts'
import type { Choice } from '#site/two-sheets/rules/sheet.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import styles from './EveningLine.module.css'

type Props = {
	language: PageLanguage
	words: TwoSheetsWords['joint']
	yours: Choice<'size'>
	theirs: Choice<'size'>
	arrivalHour: ArrivalHour
}

/** The hours on the axis, counted from the arrival: one more than the longest evening has. */
const axisHours = [0, 1, 2, 3, 4, 5] as const

/** Columns of the grid for each hour. */
const quarters = 4

/**
 * Two bars, from the arrival to the time at which each person would leave alone, and a line at the time at which they
 * leave together.
 */
export function EveningLine({ language, words, yours, theirs, arrivalHour }: Props) {
	const times = leavingTimes(yours, theirs, arrivalHour)
	const { at, hourMark, until: untilWord } = words.leave
	const rows = [
		{ who: words.you, size: yours, until: times.one },
		{ who: words.they, size: theirs, until: times.other },
	]
	const line = 1 + ((times.together - 60 * arrivalHour) / 60) * quarters
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
					{formatMessage(language, at, { time: clockTime(times.together, hourMark) })}
				</b>
			</p>
			{rows.map(({ who, size, until }) => (
				<p key={who} className={styles['row']}>
					<span>{who}</span>
					<span className={styles['track']}>
						<span
							className={styles['bar']}
							style={{ gridColumn: `1 / span ${sizeHours[size] * quarters}` }}
						>
							<span className="visually-hidden">{untilWord} </span>
							{clockTime(until, hourMark)}
						</span>
					</span>
				</p>
			))}
			<div className={styles['axis']} aria-hidden="true">
				{axisHours.map((hour) => (
					<span key={hour}>{(arrivalHour + hour) % 24}</span>
				))}
			</div>
			<div className={styles['line']} aria-hidden="true">
				<i style={{ gridColumnStart: line }} />
			</div>
		</figure>
	)
}
