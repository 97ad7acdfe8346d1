import type { CalendarPanelWords } from './calendar.schema.ts'
import type { CalendarState } from './calendar-state.ts'

/** Props of every step of reading a calendar. */
export type StepProps = {
	onChange: (state: CalendarState) => void
	words: CalendarPanelWords
}
