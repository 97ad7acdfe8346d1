import { Select } from '#components/ui/Select.tsx'
import type { CalendarPanelWords } from '#content/types/calendar-reader.ts'
import type { LocalDay } from '#domain/calendar/local-time.ts'
import type { ReadCalendar } from './calendar-state.ts'
import { formatWeek, regionalLocale } from './dates.ts'
import { fillIn } from './fill-in.ts'

type Props = {
	read: ReadCalendar
	words: Pick<CalendarPanelWords, 'week' | 'weekOption' | 'locale'>
	onChoose: (monday: LocalDay) => void
}

/** The weeks of the calendar that have entries. */
export function WeekSelect({ read, words, onChoose }: Props) {
	const locale = regionalLocale(words.locale)
	return (
		<div data-part="week">
			<Select
				label={words.week}
				value={read.week.monday}
				onChoose={(monday) => onChoose(Number(monday))}
			>
				{read.weeks.map(({ monday, entries }) => (
					<option key={monday} value={monday}>
						{fillIn(words.weekOption, { days: formatWeek(monday, locale), n: entries })}
					</option>
				))}
			</Select>
		</div>
	)
}
