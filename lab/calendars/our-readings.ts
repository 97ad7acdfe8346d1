import { readFileSync } from 'node:fs'
import {
	dateForUtcFormat,
	dayOf,
	isoDate,
	type LocalDay,
	localDay,
	type LocalMinutes,
} from '../../src/site/week/calendar/rules/local-time.ts'
import { ianaOffset } from '../../src/values/dates/time-zone.ts'
import { readCalendarFiles } from '../../src/site/week/calendar/read/calendar-files.ts'
import {
	type CalendarSource,
	readCalendars,
} from '../../src/site/week/calendar/read/read-calendars.ts'
import { CalendarFileError } from '../../src/site/week/calendar/read/reading.ts'

/**
 * What a visitor in one zone sees of a file around a day: one line per entry, or the reason why the file is rejected.
 */
export type Reading = { readonly rows: readonly string[] } | { readonly refused: string }

const [daysBack, daysAhead] = [28, 91]

/**
 * The minimum number of days between two days around which a file is read; a day closer to an earlier one is dropped.
 */
const minDaysBetween = 60

const time = /^(?:DTSTART|RECURRENCE-ID|RDATE)[^\r\n]*?[:,](\d{4})-?(\d\d)-?(\d\d)/gim
const until = /^RRULE[^\r\n]*UNTIL=(\d{4})-?(\d\d)-?(\d\d)/gim

/**
 * The days around which a file is read: its first, middle and last start, its last UNTIL, and, if an event repeats, the
 * day a year after its last start.
 */
export function daysToRead(file: string): readonly LocalDay[] {
	const text = readFileSync(file, 'latin1').replaceAll(/\r?\n[ \t]/g, '')
	const starts = daysOf(text, time)
	const last = starts.at(-1)
	const wanted = [
		starts[0],
		starts[Math.floor(starts.length / 2)],
		last,
		daysOf(text, until).at(-1),
		last !== undefined && /^RRULE/im.test(text) ? last + 365 : undefined,
	]
	// A file without a start shows nothing on any day; one day suffices to check that it does not crash.
	return (starts.length > 0 ? wanted : [localDay('2026-11-10')])
		.filter((day) => day !== undefined)
		.reduce<readonly LocalDay[]>(
			(days, day) =>
				days.some((other) => Math.abs(other - day) < minDaysBetween) ? days : [...days, day],
			[],
		)
}

function daysOf(text: string, pattern: RegExp): readonly LocalDay[] {
	return [...text.matchAll(pattern)]
		.map(([, year = '', month, day]) => localDay(`${year}-${month}-${day}`))
		.filter((day) => day >= localDay('1970-01-01') && day < localDay('2100-01-01'))
		.toSorted((one, other) => one - other)
}

export function rangeAround(day: LocalDay): readonly [first: string, end: string] {
	return [isoDate(day - daysBack), isoDate(day + daysAhead + 1)]
}

export async function ourReadings(
	file: string,
	days: readonly LocalDay[],
	zones: readonly string[],
): Promise<readonly Reading[]> {
	try {
		const { sources } = await readCalendarFiles([new File([readFileSync(file)], file)])
		return days.flatMap((today) => zones.map((zone) => reading(sources, today, zone)))
	} catch (error) {
		if (!(error instanceof CalendarFileError)) throw error
		return days.flatMap(() => zones.map(() => ({ refused: error.fault })))
	}
}

function reading(sources: readonly CalendarSource[], today: LocalDay, name: string): Reading {
	const zone = ianaOffset(name)
	if (!zone) throw new RangeError(`no zone ${name}`)
	const isInRange = (start: LocalMinutes) =>
		dayOf(start) >= today - daysBack && dayOf(start) <= today + daysAhead
	try {
		const { entries } = readCalendars(sources, { today, zone })
		const rows = entries
			.filter(({ start }) => isInRange(start))
			.map(({ start, end, title }) => `${written(start)} ${written(end)} ${title}`.trim())
		return { rows: [...new Set(rows)].toSorted() }
	} catch (error) {
		// An error about a range without entries is no rejection of the file, even if it says that events were skipped: in
		// a range with entries, skipped events cause no error.
		if (error instanceof CalendarFileError) return { rows: [] }
		throw error
	}
}

function written(localMinutes: LocalMinutes): string {
	return dateForUtcFormat(localMinutes).toISOString().slice(0, 16)
}
