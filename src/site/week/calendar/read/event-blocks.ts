import { isoDate, type LocalDay, localDay } from '#site/week/calendar/rules/local-time.ts'
import { readEvent } from './read-event.ts'

/** The days to read entries from: first and last, both inclusive. */
export type DayRange = { readonly first: LocalDay; readonly last: LocalDay }

/** A calendar's text, split into parts, without line folding. */
export type CalendarText = {
	/** Lines with the calendar's name and zone. */
	readonly properties: readonly string[]
	/** Each from BEGIN:VTIMEZONE to END:VTIMEZONE. */
	readonly zones: readonly string[]
	/** Each from BEGIN:VEVENT to END:VEVENT, in its latest revision. */
	readonly events: readonly string[]
	/** Whether the text ends inside an event, which is not among `events`: a truncated file. */
	readonly isCutOff: boolean
}

/** How long an event without DTEND may last to be found by its start. */
const maxDurationDays = 31

/** A template may omit the line break before a word. */
const edgeLine = /^[A-Z]*(BEGIN|END):(VEVENT|VTIMEZONE|VCALENDAR)\s*$/

/**
 * Splits a text into events, so that only the ones near the relevant days are parsed: a calendar of ten years is read
 * ten times as fast. This also keeps a damaged event from affecting the others: one without an end ends where the next
 * component or the calendar ends or begins.
 */
export function takeApart(text: string): CalendarText {
	const properties: string[] = []
	const blocks: Record<string, string[]> = { VEVENT: [], VTIMEZONE: [] }
	let block: { readonly kind: string; readonly lines: string[] } | undefined
	const close = () => {
		if (block) blocks[block.kind]?.push([...block.lines, `END:${block.kind}`, ''].join('\r\n'))
		block = undefined
	}
	for (const line of logicalLines(text)) {
		const [, edge, kind = ''] = edgeLine.exec(line.toUpperCase()) ?? []
		if (edge === 'BEGIN') {
			close()
			block = kind === 'VCALENDAR' ? undefined : { kind, lines: [`BEGIN:${kind}`] }
		} else if (edge === 'END' && (kind === block?.kind || kind === 'VCALENDAR')) {
			close()
		} else if (block !== undefined) {
			block.lines.push(line)
		} else if (/^X-WR-/i.test(line)) {
			properties.push(line)
		}
	}
	const { VEVENT: events = [], VTIMEZONE: zones = [] } = blocks
	return { properties, zones, events: newest(events), isCutOff: block?.kind === 'VEVENT' }
}

/**
 * Drops events that have a revision with a higher SEQUENCE (RFC 5545, 3.8.7.4): one with the same UID and
 * RECURRENCE-ID, or without both. Programs that give all events one UID give them no SEQUENCE.
 */
function newest(events: readonly string[]): readonly string[] {
	const sequences = new Map<string, number>()
	const revisions = events.map((event) => {
		const uid = uids.exec(event)?.[1] ?? ''
		const key = uid === '' ? '' : `${uid} ${recurrenceIds.exec(event)?.[1] ?? ''}`
		return { event, key, sequence: Number(sequenceNumbers.exec(event)?.[1] ?? 0) }
	})
	for (const { key, sequence } of revisions)
		sequences.set(key, Math.max(sequences.get(key) ?? 0, sequence))
	return revisions
		.filter(({ key, sequence }) => key === '' || sequence === sequences.get(key))
		.map(({ event }) => event)
}

const uids = /^UID(?:;.*)?:(.+)/im
const recurrenceIds = /^RECURRENCE-ID(?:;.*)?:(.+)/im
const sequenceNumbers = /^SEQUENCE(?:;.*)?:[ \t]*(\d{1,9})/im

/** `NAME:value` or `NAME;PARAMETER=…`; some programs write custom names with an underscore. */
const propertyLine = /^[\w-]+[;:]/

/**
 * The unfolded lines of a calendar (RFC 5545, 3.1). Some programs break long texts without the space that marks a
 * continuation: a line that is not a property continues the previous one.
 */
function logicalLines(text: string): readonly string[] {
	const lines: string[] = []
	let isEdge = true
	const unfolded = text.replaceAll(/\r+/g, '\r').replaceAll(/\r?\n[ \t]/g, '')
	for (const line of unfolded.split(/\r?\n|\r/)) {
		if (line.trim() === '') continue
		if (isEdge || propertyLine.test(line)) {
			lines.push(line)
			isEdge = /^(?:BEGIN|END):/i.test(line)
		} else {
			lines[lines.length - 1] += `\\n${line}`
		}
	}
	return lines
}

/** The day the last readable event begins; undefined without one. Series count by their first occurrence. */
export function lastStart({ events }: CalendarText): LocalDay | undefined {
	const last = events
		.map((event) => ({ event, start: dateOf(event, starts) }))
		.toSorted((one, other) => Number(other.start) - Number(one.start))
		.find(({ event, start }) => start !== '' && readEvent(event) !== undefined)
	return last && localDay(last.start.replace(/(.{4})(..)(..)/, '$1-$2-$3'))
}

/** The events that may occur on one of the days. A cheap check, which may keep too many. */
export function eventsNear({ events }: CalendarText, days: DayRange): readonly string[] {
	// A zone's day may begin up to 14 hours before or after UTC's.
	const from = basicDate(days.first - 1)
	const until = basicDate(days.last + 1)
	const fromStart = basicDate(days.first - 1 - maxDurationDays)
	const overlaps = (event: string) => {
		const start = dateOf(event, starts)
		const end = dateOf(event, ends)
		// Without a date it is unreadable, and counted as such.
		if (start === '') return true
		// Ignores an end before the start.
		return start <= until && (end < start ? start >= fromStart : end >= from)
	}
	return events.filter((event) => {
		const original = dateOf(event, originals)
		if (original !== '') return overlaps(event) || (original >= from && original <= until)
		if (!recurs.test(event)) return overlaps(event)
		// Its dates may precede its start.
		if (hasDates.test(event)) return true
		const lastDate = dateOf(event, untils)
		const isOver = lastDate !== '' && lastDate < fromStart
		// The first occurrence belongs to the series whatever the rule says.
		return isOver ? overlaps(event) : dateOf(event, starts) <= until
	})
}

const date = String.raw`([1-9]\d{3}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01]))`
// A quoted parameter may contain a colon, so the date follows the last one.
const dateIn = (property: string) =>
	new RegExp(String.raw`^${property}(?:;.*)?:[ \t]*${date}`, 'im')
const starts = dateIn('DTSTART')
const ends = dateIn('DTEND')
const originals = dateIn('RECURRENCE-ID')
const recurs = /^(?:RRULE|RDATE)[;:]/im
const hasDates = /^RDATE[;:]/im
const untils = new RegExp(`^RRULE.*UNTIL=${date}`, 'im')

/** As YYYYMMDD; empty if missing, or if the month or day is out of range. */
function dateOf(event: string, property: RegExp): string {
	return property.exec(event)?.[1]?.replaceAll('-', '') ?? ''
}

function basicDate(day: LocalDay): string {
	return isoDate(day).replaceAll('-', '')
}
