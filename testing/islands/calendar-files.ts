import { strToU8, zipSync } from 'fflate'
import { ianaOffset } from '#values/dates/time-zone.ts'
import { readCalendarFiles } from '#site/week/calendar/read/calendar-files.ts'
import { readCalendars } from '#site/week/calendar/read/read-calendars.ts'
import { CalendarFileError, type CalendarRequest } from '#site/week/calendar/read/reading.ts'
import { classifyEntry } from '#site/week/calendar/rules/classify-entry.ts'

/** Reads calendar files as the worker does, in this thread. */
export async function readHere({ files, today }: CalendarRequest) {
	try {
		const { sources, notCalendar } = await readCalendarFiles(files)
		const zone = ianaOffset('Europe/Berlin') ?? (() => 0)
		const { entries, leftOut } = readCalendars(sources, { today, zone })
		return {
			entries: entries.map((entry) => ({ ...entry, found: classifyEntry(entry) })),
			leftOut,
			notCalendar,
		}
	} catch (error) {
		if (error instanceof CalendarFileError) return { fault: error.fault, file: error.file }
		throw error
	}
}

export function icsOf(...events: readonly string[]): string {
	const blocks = events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`)
	return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${blocks.join('')}END:VCALENDAR\r\n`
}

export const zipOf = (files: Readonly<Record<string, string>>) => {
	const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
	return new File([Uint8Array.from(zipSync(Object.fromEntries(entries)))], 'export.zip')
}

/** A meeting in the week of 23 November 2026. */
export function meeting(index: number): string {
	const start = `2026112${3 + (index % 5)}T1${index % 10}0000Z`
	return `UID:${index}\r\nDTSTART:${start}\r\nSUMMARY:Meeting\r\nATTENDEE;CN=Bea:mailto:bea@example.com`
}
