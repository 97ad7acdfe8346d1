import { calendarDe } from '#content/tools/week/calendar-de.ts'
import { de } from '#content/tools/week/de.ts'
import { Week, type WeekProps } from './Week.tsx'

const loadPanelWords = async () =>
	(await import('#content/tools/week/calendar-panel-de.ts')).calendarPanelDe

/** "Your week" with its German words: each language loads only its own. */
export function WeekDe(props: WeekProps) {
	return <Week {...props} words={de} calendarWords={calendarDe} loadPanelWords={loadPanelWords} />
}
