import { calendarEn } from '#content/tools/week/calendar-en.ts'
import { en } from '#content/tools/week/en.ts'
import { Week, type WeekProps } from './Week.tsx'

const loadPanelWords = async () =>
	(await import('#content/tools/week/calendar-panel-en.ts')).calendarPanelEn

/** "Your week" with its English words: each language loads only its own. */
export function WeekEn(props: WeekProps) {
	return <Week {...props} words={en} calendarWords={calendarEn} loadPanelWords={loadPanelWords} />
}
