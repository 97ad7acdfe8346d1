import { classifyEntry } from '#site/week/calendar/rules/classify-entry.ts'
import { ianaOffset } from '#values/dates/time-zone.ts'
import { readCalendarFiles } from './calendar-files.ts'
import { readCalendars } from './read-calendars.ts'
import { CalendarFileError, type CalendarReading, type CalendarRequest } from './reading.ts'

addEventListener('message', ({ data }: MessageEvent<CalendarRequest>) => {
	void read(data).then((reading) => postMessage(reading))
})

async function read({ files, today }: CalendarRequest): Promise<CalendarReading> {
	const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
	try {
		const { sources, notCalendar } = await readCalendarFiles(files)
		const zone = ianaOffset(timeZone) ?? (() => 0)
		const { entries, leftOut } = readCalendars(sources, { today, zone })
		return {
			entries: entries.map((entry) => ({ ...entry, found: classifyEntry(entry) })),
			leftOut,
			notCalendar,
		}
	} catch (error) {
		if (error instanceof CalendarFileError) return { fault: error.fault, file: error.file }
		return { fault: 'damaged', file: files[0]?.name ?? '' }
	}
}
