import { Button } from '#site/ui/controls/Button.tsx'
import { Select } from '#site/ui/controls/Select.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import styles from '#site/week/panels/ResultPanel.module.css'
import { useTool } from '#site/week/useTool.ts'
import { closedState, entriesOf, type ReadState, sorted } from './calendar-state.ts'
import { formatWeek, regionalLocale } from './dates.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { maxEvents } from '#site/week/rules/plan.ts'
import { keysIn } from '#values/keys-in.ts'
import type { StepProps } from './step-props.ts'

type Props = StepProps & {
	read: ReadState
	/** Called when another week is chosen. */
	onShow: (read: ReadState) => void
}

export function ReadPanel({ read, onShow, onChange, words }: Props) {
	const { language, heading } = useTool()
	const close = () => onChange(closedState(read))
	const { week, unanswered } = read
	const questions = unanswered.length
	const missing = {
		leftOut: read.leftOut,
		filesLeftOut: read.notCalendar,
		beyondLimit: week.events.length - maxEvents,
	}
	return (
		<>
			<p className={`kicker ${styles['kicker']}`}>{read.files}</p>
			<h2 ref={heading} tabIndex={-1} className={styles['title']}>
				{formatMessage(language, words.sorted, {
					sorted: week.total - entriesOf(unanswered),
					total: week.total,
				})}
			</h2>
			<p data-part="text">
				{week.total === 0
					? words.emptyWeek
					: questions === 0
						? words.allSorted
						: `${formatMessage(language, words.unknown, { n: entriesOf(unanswered) })} ${words.titlesStay}`}
			</p>
			{keysIn(missing)
				.filter((what) => missing[what] > 0)
				.map((what) => (
					<p key={what} data-part="text">
						{formatMessage(language, words[what], { n: missing[what] })}
					</p>
				))}
			<div data-part="week">
				<Select
					label={words.week}
					value={week.monday}
					onChoose={(monday) => onShow(sorted(read, Number(monday)))}
				>
					{read.weeks.map(({ monday, entries }) => (
						<option key={monday} value={monday}>
							{formatMessage(language, words.weekOption, {
								days: formatWeek(monday, regionalLocale(language)),
								n: entries,
							})}
						</option>
					))}
				</Select>
			</div>
			<div className={`row ${styles['actions']}`}>
				{questions === 0 ? (
					<Button onClick={close}>{words.done}</Button>
				) : (
					<>
						<Button onClick={() => onChange({ ...read, step: 'asking' })}>
							{formatMessage(language, words.begin, { n: questions })}
						</Button>
						<TextButton onClick={close}>
							{formatMessage(language, words.leaveAllOut, { n: questions })}
						</TextButton>
					</>
				)}
			</div>
		</>
	)
}
