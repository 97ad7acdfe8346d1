import type { Ref } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { CalendarPanelWords } from './calendar.schema.ts'
import {
	type CalendarState,
	closedState,
	entriesOf,
	type ReadState,
	sortedEntries,
	weekState,
} from './calendar-state.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { LeftOutNote } from './LeftOutNote.tsx'
import { WeekSelect } from './WeekSelect.tsx'

type Props = {
	read: ReadState
	/** Another week was chosen. */
	onShow: (read: ReadState) => void
	onChange: (state: CalendarState) => void
	language: PageLanguage
	words: CalendarPanelWords
	heading: Ref<HTMLHeadingElement>
}

/** The number of sorted entries in the week, and a choice of another week. */
export function ReadPanel({ read, onShow, onChange, language, words, heading }: Props) {
	const close = () => onChange(closedState(read))
	const { week, unanswered } = read
	const questions = unanswered.length
	return (
		<>
			<p data-part="file">{read.files}</p>
			<h2 ref={heading} tabIndex={-1} data-part="title">
				{formatMessage(language, words.sorted, {
					sorted: sortedEntries(read),
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
			<LeftOutNote read={read} language={language} words={words} />
			<WeekSelect
				read={read}
				language={language}
				words={words}
				onChoose={(monday) => onShow(weekState(read, monday))}
			/>
			<div data-part="actions">
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
