import type { Ref } from 'react'
import type { PageLanguage } from '#site-map/languages.ts'
import type { CalendarPanelWords } from './calendar.schema.ts'
import type { CalendarState } from './calendar-state.ts'

/** Props of every step of reading a calendar. */
export type StepProps = {
	onChange: (state: CalendarState) => void
	language: PageLanguage
	words: CalendarPanelWords
	/** The heading that takes the focus when the panel changes. */
	heading: Ref<HTMLHeadingElement>
}
