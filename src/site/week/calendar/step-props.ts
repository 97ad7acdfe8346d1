import type weekCalendar from '#content/tools/en/week-calendar.yaml'
import type { CalendarState } from './calendar-state.ts'

export type StepProps = {
	onChange: (state: CalendarState) => void
	words: typeof weekCalendar
}
