import type { CalendarPanelWords } from './calendar.schema.ts'
import type { CalendarState } from './calendar-state.ts'

export type StepProps = {
	onChange: (state: CalendarState) => void
	words: CalendarPanelWords
}
