import {
	type QuietAlarm,
	quietCalendar,
	type QuietCalendarWords,
} from '#site/week/calendar/rules/quiet-calendar.ts'
import { dayOf, type LocalDay, localMinutes } from '#site/week/calendar/rules/local-time.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { saveFile } from '#site/island/save-file.ts'

type Options = {
	readonly plan: WeekPlan
	/** The first day of the planned week; defaults to the next week to plan. */
	readonly monday: LocalDay | undefined
	readonly words: QuietCalendarWords
	readonly alarm: QuietAlarm
	/** Adds a reminder that contains this link. */
	readonly reminderLink: string | undefined
	readonly fileName: string
}

/** Saves a calendar file with quiet time. */
export function saveCalendar({ fileName, ...calendar }: Options): void {
	const now = new Date()
	const today = dayOf(localMinutes(now))
	const text = quietCalendar({ ...calendar, host: location.hostname, now, today })
	saveFile(new Blob([text], { type: 'text/calendar' }), `${fileName}.ics`)
}
