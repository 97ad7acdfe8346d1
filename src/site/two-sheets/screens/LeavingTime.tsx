import { Select } from '#site/ui/controls/Select.tsx'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { type ArrivalHour, arrivalHours, clockTime } from '#site/two-sheets/rules/leaving-time.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { EveningLine } from '#site/two-sheets/joint/EveningLine.tsx'
import type { JointPage } from '#site/two-sheets/joint/joint-page.ts'
import styles from './LeavingTime.module.css'

type JointWords = TwoSheetsWords['joint']

type Props = {
	language: PageLanguage
	words: JointWords
	page: JointPage
	arrivalHour: ArrivalHour
	onMove: (arrivalHour: ArrivalHour) => void
}

export function LeavingTime({ language, words, page, arrivalHour, onMove }: Props) {
	const { leave } = words
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
			<EveningLine words={leave} page={page} />
			<p aria-live="polite">
				{formatMessage(language, agreement(leave, page.times), {
					time: clockTime(page.times.together, leave.hourMark),
				})}
			</p>
			<p className={`small ${styles['estimate']}`}>{leave.estimate}</p>
		</section>
	)
}

/** The sentence for the leaving times of two people. */
function agreement(words: JointWords['leave'], { you, they }: JointPage['times']) {
	const hoursApart = (they - you) / 60
	const sentences = hoursApart > 0 ? words.yoursShorter : words.theirsShorter
	const byHours: Readonly<Partial<Record<number, JointWords['leave']['same']>>> = sentences
	return byHours[Math.abs(hoursApart)] ?? words.same
}
