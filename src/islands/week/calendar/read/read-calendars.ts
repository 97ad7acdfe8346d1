import type ICAL from 'ical.js'
import type { CalendarEntry } from '#domain/calendar/entry.ts'
import {
	type LocalDay,
	localDay,
	type LocalMinutes,
	minutesPerDay,
} from '#domain/calendar/local-time.ts'
import type { ZoneOffset } from '#domain/calendar/time-zone.ts'
import { CalendarFileError } from './reading.ts'
import { type CalendarText, type DayRange, lastStart, takeApart } from './event-blocks.ts'
import { momentOf, type Occurrence, uidOf } from './occurrences.ts'
import { hasCallLink, ownerOf, participationIn } from './participants.ts'
import { type ReadCalendar, readCalendar } from './read-calendar.ts'

/** A calendar's text and the name of its file. */
export type CalendarSource = { readonly file: string; readonly text: string }

/** Where and when the visitor is. */
export type Visitor = { readonly today: LocalDay; readonly zone: ZoneOffset }

/** Entries are read from four weeks ago to a quarter of a year ahead. */
const daysBack = 28
const daysAhead = 91

/** More entries than this are not sorted by one person. */
const maxEntries = 10_000

const msPerMinute = 60_000

type Calendar = { readonly file: string; readonly text: CalendarText }

/**
 * The entries of several calendars around today, in order; without any, those of the quarter before the last
 * entry, because a file may be old. An entry that several calendars have is taken once.
 *
 * @throws CalendarFileError
 */
export function readCalendars(
	sources: readonly CalendarSource[],
	{ today, zone }: Visitor,
): readonly CalendarEntry[] {
	const calendars = sources.map(({ file, text }) => ({ file, text: takeApart(text) }))
	const near = { first: today - daysBack, last: today + daysAhead }
	const entries = entriesIn(calendars, near, zone)
	if (entries.length > 0) return entries
	const last = calendars
		.map(({ text }) => lastStart(text))
		.toSorted()
		.at(-1)
	if (!last) throw new CalendarFileError('noEntries', sources[0]?.file ?? '')
	const lastDay = localDay(last.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'))
	return entriesIn(calendars, { first: lastDay - daysAhead, last: lastDay }, zone)
}

function entriesIn(
	calendars: readonly Calendar[],
	days: DayRange,
	zone: ZoneOffset,
): readonly CalendarEntry[] {
	const entries = new Map<string, CalendarEntry>()
	for (const { file, text } of calendars) {
		const calendar = readOrRefuse(file, text, days)
		if (entries.size + calendar.occurrences.length > maxEntries)
			throw new CalendarFileError('tooMany', file)
		const owner = ownerOf(calendar.calendars, calendar.events)
		for (const occurrence of calendar.occurrences) {
			const entry = entryOf(occurrence, owner, zone)
			if (entry) entries.set(`${uidOf(occurrence.event)} ${entry.start}`, entry)
		}
	}
	return [...entries.values()]
		.filter(
			({ start, end }) =>
				end >= days.first * minutesPerDay && start < (days.last + 1) * minutesPerDay,
		)
		.toSorted((one, other) => one.start - other.start)
}

function readOrRefuse(file: string, text: CalendarText, days: DayRange): ReadCalendar {
	try {
		return readCalendar(text, days)
	} catch (error) {
		throw new CalendarFileError('damaged', file, { cause: error })
	}
}

/** Undefined for what does not take place: cancelled, or declined by the calendar's owner. */
function entryOf(
	{ event, start, durationMs }: Occurrence,
	owner: string,
	visitorZone: ZoneOffset,
): CalendarEntry | undefined {
	const { otherPeople, isDeclined } = participationIn(event, owner)
	if (isDeclined || textOf(event, 'status').toUpperCase() === 'CANCELLED') return undefined
	const onClock = (momentMs: number): LocalMinutes =>
		Math.floor((momentMs + (start.zone ? visitorZone(momentMs) : 0)) / msPerMinute)
	return {
		title: textOf(event, 'summary').trim(),
		start: onClock(momentOf(start)),
		end: onClock(momentOf(start) + durationMs),
		isAllDay: start.isDate,
		isFree: textOf(event, 'transp').toUpperCase() === 'TRANSPARENT',
		otherPeople,
		hasCallLink: hasCallLink(event),
	}
}

function textOf(event: ICAL.Component, name: string): string {
	const value = event.getFirstPropertyValue(name)
	return typeof value === 'string' ? value : ''
}
