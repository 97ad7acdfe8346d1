import { Select } from '#site/ui/controls/Select.tsx'
import type { CalendarPanelWords } from './calendar.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { LocalDay } from './rules/local-time.ts'
import type { ReadCalendar } from './calendar-state.ts'
import { formatWeek, regionalLocale } from './dates.ts'

type Props = {
	read: ReadCalendar
	language: PageLanguage
	words: Pick<CalendarPanelWords, 'week' | 'weekOption'>
	onChoose: (monday: LocalDay) => void
}

/** The weeks of the calendar that have entries. */
export function WeekSelect({ read, language, words, onChoose }: Props) {
	const locale = regionalLocale(language)
	return (
		<div data-part="week">
			<Select
				label={words.week}
				value={read.week.monday}
				onChoose={(monday) => onChoose(Number(monday))}
			>
				{read.weeks.map(({ monday, entries }) => (
					<option key={monday} value={monday}>
						{formatMessage(language, words.weekOption, {
							days: formatWeek(monday, locale),
							n: entries,
						})}
					</option>
				))}
			</Select>
		</div>
	)
}
