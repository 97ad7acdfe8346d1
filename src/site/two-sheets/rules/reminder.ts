import { escapeText, eventStart, icsText } from '#site/week/calendar/rules/ics-text.ts'
import { isoDate, type LocalDay } from '#site/week/calendar/rules/local-time.ts'

export type Reminder = {
	/** The event's title. */
	readonly title: string
	/** The instruction in the event's description; the link follows it. */
	readonly note: string
	/** The page for both. */
	readonly link: string
	readonly today: LocalDay
	readonly now: Date
	/** The site's host name: the second half of the UID. */
	readonly host: string
}

/** Thirteen weeks: about three months later, on the same day of the week. */
const reminderDays = 91

/**
 * A calendar file with one all-day event three months after `today`, which links to the page for both.
 *
 * @example reminderFile({ title, note, link, today: localDay('2026-11-22'), now, host }) // DTSTART 20270221
 */
export function reminderFile({ title, note, link, today, now, host }: Reminder): string {
	const day = isoDate(today + reminderDays).replaceAll('-', '')
	return icsText([
		['BEGIN', 'VCALENDAR'],
		['VERSION', '2.0'],
		['PRODID', `-//${host}//Two sheets//EN`],
		// The UID depends on the day alone, so that importing the same file twice creates one reminder.
		...eventStart(`two-sheets-${day}`, host, now),
		['DTSTART;VALUE=DATE', day],
		['SUMMARY', escapeText(title)],
		// The link is in the description too, because some calendars do not show an event's URL.
		['DESCRIPTION', escapeText(`${note}\n${link}`)],
		['URL', link],
		['TRANSP', 'TRANSPARENT'],
		['END', 'VEVENT'],
		['END', 'VCALENDAR'],
	])
}
