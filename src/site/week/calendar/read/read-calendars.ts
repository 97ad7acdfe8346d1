import type ICAL from 'ical.js'
import type { CalendarEntry } from '#site/week/calendar/rules/entry.ts'
import {
	type LocalDay,
	type LocalMinutes,
	minutesPerDay,
} from '#site/week/calendar/rules/local-time.ts'
import type { ZoneOffset } from '#values/dates/time-zone.ts'
import { momentOf, msPerDay } from './calendar-time.ts'
import { type Occurrence, occurrencesOf } from './occurrences.ts'
import { hasCallLink, ownerOf, participationIn } from './participants.ts'
import { readCalendar } from './read-calendar.ts'
import { CalendarFileError } from './reading.ts'

export type CalendarSource = { readonly file: string; readonly text: string }

/** The visitor's date and zone. */
export type Visitor = { readonly today: LocalDay; readonly zone: ZoneOffset }

/** Entries are read from four weeks ago to a quarter of a year ahead. */
const daysBack = 28
const daysAhead = 91

/** The maximum number of entries. Nobody would sort more than that. */
const maxEntries = 10_000

const msPerMinute = 60_000

type Calendar = ReturnType<typeof readCalendar> & { readonly file: string }

/** First and last, both inclusive. */
type DayRange = { readonly first: LocalDay; readonly last: LocalDay }

/**
 * The entries of several calendars from `daysBack` before today to `daysAhead` after it, sorted by start. If there are
 * none, the entries of the quarter of a year up to the latest start of an event, because a file may be old. An entry in
 * several calendars is included once. Also counts the skipped events.
 *
 * @throws CalendarFileError
 */
export function readCalendars(sources: readonly CalendarSource[], { today, zone }: Visitor) {
	const calendars = sources.map(({ file, text }) => ({ file, ...readCalendar(text) }))
	const near = { first: today - daysBack, last: today + daysAhead }
	const found = entriesIn(calendars, near, zone)
	if (found.entries.length > 0) return found
	const file = sources[0]?.file ?? ''
	const starts = calendars.flatMap(({ events }) => events.map(({ start }) => start.wallMs))
	// For a series, only the start of its first occurrence is considered.
	const last = Math.floor(starts.reduce((one, other) => Math.max(one, other), 0) / msPerDay)
	const older = entriesIn(calendars, { first: last - daysAhead, last }, zone)
	if (older.entries.length > 0) return older
	throw new CalendarFileError(older.leftOut > 0 ? 'damaged' : 'noEntries', file)
}

function entriesIn(calendars: readonly Calendar[], days: DayRange, zone: ZoneOffset) {
	const range = { from: (days.first - 1) * msPerDay, until: (days.last + 2) * msPerDay }
	const entries = new Map<string, CalendarEntry>()
	let leftOut = 0
	for (const { file, frame, events, ...read } of calendars) {
		const found = occurrencesOf(events, range)
		leftOut += read.leftOut + found.leftOut
		if (entries.size + found.occurrences.length > maxEntries)
			throw new CalendarFileError('tooMany', file)
		const owner = ownerOf(frame, [...new Set(found.occurrences.map(({ event }) => event))])
		for (const occurrence of found.occurrences) {
			const entry = entryOf(occurrence, owner, zone)
			if (entry) entries.set(keyOf(occurrence, entry), entry)
		}
	}
	const inRange = [...entries.values()].filter(
		({ start, end }) =>
			end >= days.first * minutesPerDay && start < (days.last + 1) * minutesPerDay,
	)
	return { entries: inRange.toSorted((one, other) => one.start - other.start), leftOut }
}

/**
 * Identifies an entry across calendars. An entry without a UID, which some exports omit, is identified by all its
 * visible parts.
 */
function keyOf({ event }: Occurrence, { title, start, end }: CalendarEntry): string {
	const uid = textOf(event, 'uid')
	return uid === '' ? `${start} ${end} ${title}` : `${uid} ${start}`
}

/** Undefined for entries that are cancelled or that the calendar's owner declined. */
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
