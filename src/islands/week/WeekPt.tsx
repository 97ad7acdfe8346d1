import { calendarPt } from '#content/tools/week/calendar-pt.ts'
import { pt } from '#content/tools/week/pt.ts'
import { Week, type WeekProps } from './Week.tsx'

const loadPanelWords = async () =>
	(await import('#content/tools/week/calendar-panel-pt.ts')).calendarPanelPt

/** "Your week" with its Portuguese words: each language loads only its own. */
export function WeekPt(props: WeekProps) {
	return <Week {...props} words={pt} calendarWords={calendarPt} loadPanelWords={loadPanelWords} />
}
