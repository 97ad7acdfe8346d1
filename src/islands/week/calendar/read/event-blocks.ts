import { isoDate, type LocalDay } from '#domain/calendar/local-time.ts'

/** The days of which entries are read: from the first to the last, both included. */
export type DayRange = { readonly first: LocalDay; readonly last: LocalDay }

/** A calendar's text, taken apart: its events one by one, and everything else. */
export type CalendarText = {
	/** The calendar without its events: zones and the calendar's own properties. */
	readonly frame: string
	/** Each from BEGIN:VEVENT to END:VEVENT. */
	readonly events: readonly string[]
}

/** How long an event without DTEND may last to be found by its start. */
const maxDurationDays = 31

const eventBlock = /^BEGIN:VEVENT[ \t]*\r?\n[\s\S]*?^END:VEVENT[ \t]*(?:\r?\n|$)/gim

/**
 * Separates the events of a text, so that only those near the days that matter are parsed: a calendar of ten
 * years is read ten times as fast. It also keeps a damaged event from spoiling the others.
 */
export function takeApart(text: string): CalendarText {
	const unfolded = text.replaceAll(/\r?\n[ \t]/g, '')
	return {
		frame: unfolded.replaceAll(eventBlock, ''),
		events: unfolded.match(eventBlock) ?? [],
	}
}

/** The day on which the last event begins, as YYYYMMDD; empty without events. Series count by their first. */
export function lastStart({ events }: CalendarText): string {
	return events.reduce((last, event) => {
		const start = dateOf(event, starts)
		return start > last ? start : last
	}, '')
}

/** The events that may occur on one of the days; cheap, and right to keep one too many. */
export function eventsNear({ events }: CalendarText, days: DayRange): readonly string[] {
	// A zone's day may begin up to 14 hours before or after that of UTC.
	const from = basicDate(days.first - 1)
	const until = basicDate(days.last + 1)
	const fromStart = basicDate(days.first - 1 - maxDurationDays)
	const overlaps = (event: string) => {
		const start = dateOf(event, starts)
		const end = dateOf(event, ends)
		return start <= until && (end === '' ? start >= fromStart : end >= from)
	}
	return events.filter((event) => {
		const original = dateOf(event, originals)
		if (original !== '') return overlaps(event) || (original >= from && original <= until)
		if (!recurs.test(event)) return overlaps(event)
		const lastDate = dateOf(event, untils)
		const isOver = lastDate !== '' && lastDate < fromStart && !hasDates.test(event)
		return !isOver && dateOf(event, starts) <= until
	})
}

// A quoted parameter may contain a colon, so the date is looked for behind the last one.
const starts = /^DTSTART(?:;.*)?:(\d{8})/im
const ends = /^DTEND(?:;.*)?:(\d{8})/im
const originals = /^RECURRENCE-ID(?:;.*)?:(\d{8})/im
const recurs = /^(?:RRULE|RDATE)[;:]/im
const hasDates = /^RDATE[;:]/im
const untils = /^RRULE.*UNTIL=(\d{8})/im

function dateOf(event: string, property: RegExp): string {
	return property.exec(event)?.[1] ?? ''
}

function basicDate(day: LocalDay): string {
	return isoDate(day).replaceAll('-', '')
}
