import type { CalendarPanelWords } from './calendar.schema.ts'
import { eventLeftOutReasons } from './rules/calendar-faults.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { maxEvents } from '#site/week/rules/plan.ts'
import type { ReadCalendar } from './calendar-state.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

type Words = Pick<CalendarPanelWords, 'leftOut' | 'leftOutReasons' | 'filesLeftOut' | 'beyondLimit'>

type Props = { read: ReadCalendar; language: PageLanguage; words: Words }

/** How many calendar entries are skipped, and why. Empty if all were read. */
export function LeftOutNote({ read: { leftOut, week }, language, words }: Props) {
	const { notCalendar = 0 } = leftOut
	const beyond = week.events.length - maxEvents
	const sentences = [
		...eventsLeftOut(leftOut, { language, words }),
		...(notCalendar > 0 ? [formatMessage(language, words.filesLeftOut, { n: notCalendar })] : []),
		...(beyond > 0 ? [formatMessage(language, words.beyondLimit, { n: beyond })] : []),
	]
	return sentences.map((sentence) => (
		<p key={sentence} data-part="text">
			{sentence}
		</p>
	))
}

/** "3 entries are left out: no start (2), date not readable (1)." */
function eventsLeftOut(
	leftOut: ReadCalendar['leftOut'],
	{ language, words }: Pick<Props, 'language' | 'words'>,
): readonly string[] {
	const found = eventLeftOutReasons
		.map((reason) => ({ text: words.leftOutReasons[reason], number: leftOut[reason] ?? 0 }))
		.filter(({ number }) => number > 0)
	const total = found.reduce((sum, { number }) => sum + number, 0)
	if (total === 0) return []
	const list = found.map(({ text, number }) => (found.length > 1 ? `${text} (${number})` : text))
	return [`${formatMessage(language, words.leftOut, { n: total })} ${list.join(', ')}.`]
}
