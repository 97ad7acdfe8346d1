import { calendarFile, type FileOrigin, property } from '#site/week/keep/calendar-file.ts'
import { isoDate, type LocalDay } from '#site/week/calendar/rules/local-time.ts'

type Reminder = FileOrigin & {
	/** The event's title. */
	readonly title: string
	/** The instruction in the event's description; the link follows it. */
	readonly note: string
	/** The page for both. */
	readonly link: string
	readonly today: LocalDay
}

/** Thirteen weeks: about three months later, on the same day of the week. */
const reminderDays = 91

/**
 * A calendar file with one all-day event three months after `today`, which links to the page for both.
 *
 * @example reminderFile({ title, note, link, today: localDay('2026-11-22'), now, host }) // DTSTART 20270221
 */
export function reminderFile({ title, note: text, link, today, ...origin }: Reminder): string {
	const day = isoDate(today + reminderDays)
	// The UID depends on the day alone, so that importing the same file twice creates one reminder.
	const id = `two-sheets-${day.replaceAll('-', '')}`
	const times = [property('dtstart', day, 'date')]
	return calendarFile(
		`-//${origin.host}//Two sheets//EN`,
		[{ id, times, title, text, link }],
		origin,
	)
}
