import type { Ref } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { CalendarPanelWords } from '#content/types/calendar-reader.ts'
import {
	type CalendarState,
	closedState,
	entriesOf,
	type ReadState,
	sortedEntries,
	weekState,
} from './calendar-state.ts'
import { counted } from './fill-in.ts'
import { LeftOutNote } from './LeftOutNote.tsx'
import { WeekSelect } from './WeekSelect.tsx'

type Props = {
	read: ReadState
	/** Another week was chosen. */
	onShow: (read: ReadState) => void
	onChange: (state: CalendarState) => void
	words: CalendarPanelWords
	heading: Ref<HTMLHeadingElement>
}

/** How much of the week could be sorted, with the choice of another week. */
export function ReadPanel({ read, onShow, onChange, words, heading }: Props) {
	const close = () => onChange(closedState(read))
	const { week, unanswered } = read
	const questions = unanswered.length
	return (
		<>
			<p data-part="file">{read.files}</p>
			<h2 ref={heading} tabIndex={-1} data-part="title">
				{counted(words.sorted, week.total, { sorted: sortedEntries(read), total: week.total })}
			</h2>
			<p data-part="text">
				{week.total === 0
					? words.emptyWeek
					: questions === 0
						? words.allSorted
						: `${counted(words.unknown, entriesOf(unanswered))} ${words.titlesStay}`}
			</p>
			<LeftOutNote read={read} words={words} />
			<WeekSelect
				read={read}
				words={words}
				onChoose={(monday) => onShow(weekState(read, monday))}
			/>
			<div data-part="actions">
				{questions === 0 ? (
					<Button onClick={close}>{words.done}</Button>
				) : (
					<>
						<Button onClick={() => onChange({ ...read, step: 'asking' })}>
							{counted(words.begin, questions)}
						</Button>
						<TextButton onClick={close}>{counted(words.leaveAllOut, questions)}</TextButton>
					</>
				)}
			</div>
		</>
	)
}
