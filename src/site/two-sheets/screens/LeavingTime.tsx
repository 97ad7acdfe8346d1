import { Select } from '#site/ui/controls/Select.tsx'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import {
	type ArrivalHour,
	arrivalHours,
	clockTime,
	leavingTimes,
	sizeHours,
} from '#site/two-sheets/rules/leaving-time.ts'
import type { Choice } from '#site/two-sheets/rules/sheet.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { EveningLine } from '#site/two-sheets/joint/EveningLine.tsx'
import styles from './LeavingTime.module.css'

type Size = Choice<'size'>

type JointWords = TwoSheetsWords['joint']

type Props = {
	language: PageLanguage
	words: JointWords
	yours: Size
	theirs: Size
	arrivalHour: ArrivalHour
	onMove: (arrivalHour: ArrivalHour) => void
}

export function LeavingTime({ language, words, yours, theirs, arrivalHour, onMove }: Props) {
	const { leave } = words
	const { together } = leavingTimes(yours, theirs, arrivalHour)
	const move = (value: string) => {
		const hour = arrivalHours.find((each) => String(each) === value)
		if (hour !== undefined) onMove(hour)
	}
	return (
		<section aria-labelledby="leave">
			<h2 id="leave">{leave.title}</h2>
			<div data-no-print>
				<Select isInline label={leave.arrive} value={arrivalHour} onChoose={move}>
					{arrivalHours.map((hour) => (
						<option key={hour} value={hour}>
							{clockTime(60 * hour, leave.hourMark)}
						</option>
					))}
				</Select>
			</div>
			<EveningLine {...{ language, words, yours, theirs, arrivalHour }} />
			<p aria-live="polite">
				{formatMessage(language, agreement(leave, yours, theirs), {
					time: clockTime(together, leave.hourMark),
				})}
			</p>
			<p className={`small ${styles['estimate']}`}>{leave.estimate}</p>
		</section>
	)
}

/** The sentence for two sizes. */
function agreement(words: JointWords['leave'], yours: Size, theirs: Size) {
	const hoursApart = sizeHours[theirs] - sizeHours[yours]
	const sentences = hoursApart > 0 ? words.yoursShorter : words.theirsShorter
	const byHours: Readonly<Partial<Record<number, JointWords['leave']['same']>>> = sentences
	return byHours[Math.abs(hoursApart)] ?? words.same
}
