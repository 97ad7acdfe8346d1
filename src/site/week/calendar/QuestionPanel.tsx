import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { EventKind } from '#site/week/rules/estimates.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { KindButtons } from '#site/week/panels/KindButtons.tsx'
import { SheetBar } from '#site/week/panels/SheetBar.tsx'
import styles from '#site/week/panels/ResultPanel.module.css'
import { useTool } from '#site/week/useTool.ts'
import type { ReadState } from './calendar-state.ts'
import { formatTimes, regionalLocale } from './dates.ts'
import type { StepProps } from './step-props.ts'

type Props = Pick<StepProps, 'words'> & {
	asked: ReadState
	/** Without a kind, the entry is skipped. */
	onAnswer: (kind?: EventKind) => void
	onPostpone: () => void
}

/** Asks about the kind of one entry; all entries with its title get the answer. */
export function QuestionPanel({ asked, onAnswer, onPostpone, words }: Props) {
	const { language } = useTool()
	const [entry] = asked.unanswered
	if (!entry) return null
	const total = asked.week.unknown.length
	const number = formatMessage(language, words.questionNumber, {
		n: total - asked.unanswered.length + 1,
		total,
	})
	const [first, ...others] = entry.entries
	const times = formatTimes(first, regionalLocale(language))
	return (
		<>
			<SheetBar title={`${words.question} ${number}`} close={words.later} onClose={onPostpone} />
			<p data-part="asked">
				{entry.title
					? formatMessage(language, words.quoted, { title: entry.title })
					: words.untitled}
			</p>
			<p className="small">
				{[
					first.isAllDay ? `${times}, ${words.allDay}` : times,
					...(others.length > 0
						? [formatMessage(language, words.furtherTimes, { n: others.length })]
						: []),
				].join(', ')}
			</p>
			<KindButtons onChoose={onAnswer} />
			<p className={`row ${styles['actions']}`}>
				<TextButton onClick={() => onAnswer()}>{words.leaveOut}</TextButton>
			</p>
		</>
	)
}
