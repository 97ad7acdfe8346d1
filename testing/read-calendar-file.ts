import { isoDate, localDay, minutesPerDay } from '#site/week/calendar/rules/local-time.ts'
import { ianaOffset } from '#values/dates/time-zone.ts'
import { readCalendarFiles } from '#site/week/calendar/read/calendar-files.ts'
import { readCalendars } from '#site/week/calendar/read/read-calendars.ts'

/** An event with these lines. */
export function eventBlock(lines: string): string {
	return `BEGIN:VEVENT\r\n${lines.replaceAll('\n', '\r\n')}\r\nEND:VEVENT\r\n`
}

export function calendarOf(...blocks: readonly string[]): string {
	return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${blocks.join('')}END:VCALENDAR\r\n`
}

/** Reads a calendar file on 10 November 2026 in the time zone of Berlin. */
export async function readCalendarFile(content: string | Uint8Array<ArrayBuffer>) {
	const { sources } = await readCalendarFiles([new File([content], 'a.ics')])
	const zone = ianaOffset('Europe/Berlin') ?? (() => Number.NaN)
	return readCalendars(sources, { today: localDay('2026-11-10'), zone })
}

type Written = { readonly title: string; readonly start: number; readonly end: number }

/**
 * An entry as one line: day, time, length in minutes and title.
 *
 * @example written(entry) // '2026-11-26 13:00 60 Lunch'
 */
export function written({ title, start, end }: Written): string {
	const time = new Date(start * 60_000).toISOString().slice(11, 16)
	return `${isoDate(Math.floor(start / minutesPerDay))} ${time} ${end - start} ${title}`
}
