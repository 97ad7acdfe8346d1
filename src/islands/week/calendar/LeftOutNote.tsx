import type { CalendarPanelWords } from '#content/types/calendar-reader.ts'
import { maxEvents } from '#domain/week/plan.ts'
import type { ReadCalendar } from './calendar-state.ts'
import { counted } from './fill-in.ts'

type Words = Pick<CalendarPanelWords, 'leftOut' | 'leftOutReasons' | 'filesLeftOut' | 'beyondLimit'>

type Props = { read: ReadCalendar; words: Words }

const inOrder = [
	'noStart',
	'badDate',
	'badRule',
	'tooOften',
	'cutOff',
] as const satisfies (keyof CalendarPanelWords['leftOutReasons'])[]

/** How much of a calendar is left out, and why. Nothing where all of it was read. */
export function LeftOutNote({ read: { leftOut, week }, words }: Props) {
	const { notCalendar = 0 } = leftOut
	const beyond = week.events.length - maxEvents
	const sentences = [
		...eventsLeftOut(leftOut, words),
		...(notCalendar > 0 ? [counted(words.filesLeftOut, notCalendar)] : []),
		...(beyond > 0 ? [counted(words.beyondLimit, beyond)] : []),
	]
	return sentences.map((sentence) => (
		<p key={sentence} data-part="text">
			{sentence}
		</p>
	))
}

/** "3 entries are left out: no start (2), date not readable (1)." */
function eventsLeftOut(leftOut: ReadCalendar['leftOut'], words: Words): readonly string[] {
	const found = inOrder
		.map((reason) => ({ text: words.leftOutReasons[reason], number: leftOut[reason] ?? 0 }))
		.filter(({ number }) => number > 0)
	const total = found.reduce((sum, { number }) => sum + number, 0)
	if (total === 0) return []
	const list = found.map(({ text, number }) => (found.length > 1 ? `${text} (${number})` : text))
	return [`${counted(words.leftOut, total)} ${list.join(', ')}.`]
}
