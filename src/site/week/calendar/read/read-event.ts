import ICAL from 'ical.js'
import type { ZoneOffset } from '#values/dates/time-zone.ts'
import {
	type CalendarTime,
	type Duration,
	momentOf,
	msPerDay,
	readDuration,
	readTime,
} from './calendar-time.ts'
import { readRule, type Rule } from './read-rule.ts'
import type { ZoneOf } from './zones.ts'

/** One version of an event, which may be a cancellation without times. */
export type Revision = {
	readonly uid: string
	/**
	 * RECURRENCE-ID as written, which says what occurrence of a series this event replaces; undefined for other events.
	 */
	readonly original: string | undefined
	readonly sequence: number
	/** By name, in upper case. */
	readonly lines: ReadonlyMap<string, readonly string[]>
}

/** An event with its times. Its texts are parsed only if it occurs within the range being read. */
export type CalendarEvent = Revision & {
	/** `original` as times. */
	readonly replaces: readonly CalendarTime[]
	readonly start: CalendarTime
	readonly end: CalendarTime | undefined
	/** The length of an event without `end`. */
	readonly duration: Duration
	readonly rules: readonly Rule[]
	/** RDATE and EXDATE. */
	readonly dates: readonly CalendarTime[]
	readonly excluded: readonly CalendarTime[]
}

const utc: ZoneOffset = () => 0

/** @param written the unfolded lines between BEGIN:VEVENT and END:VEVENT */
export function revisionOf(written: readonly string[]): Revision {
	const lines = Map.groupBy(ownLines(written), nameOf)
	const value = (name: string) => lines.get(name)?.map(valueOf)[0]
	return {
		uid: value('UID') ?? '',
		original: value('RECURRENCE-ID'),
		sequence: Number(/^\d{1,9}/.exec(value('SEQUENCE') ?? '') ?? 0),
		lines,
	}
}

/**
 * Reads an event, accepting common deviations from RFC 5545. Only relevant properties are read, so that no other
 * property can make the event fail. An unreadable property is skipped, except the start and the rule, without which the
 * event has no time.
 *
 * @returns undefined if it cannot be read
 */
export function readEvent(revision: Revision, zoneOf: ZoneOf): CalendarEvent | undefined {
	const { original, lines } = revision
	const times = (name: string) => (lines.get(name) ?? []).flatMap((line) => timesIn(line, zoneOf))
	const values = (name: string) => (lines.get(name) ?? []).map(valueOf)
	const [start] = times('DTSTART')
	// A changed occurrence of a series does not repeat, even if it has kept a rule.
	const written = original === undefined ? values('RRULE') : []
	const [rules] = parsed(() => written.flatMap((value) => readRule(value) ?? []))
	if (!start || !rules) return undefined
	return {
		...revision,
		replaces: times('RECURRENCE-ID'),
		start,
		end: times('DTEND')[0],
		// An event that starts on a date and has no end lasts one day (RFC 5545, 3.6.1).
		duration: values('DURATION').flatMap((value) => readDuration(value) ?? [])[0] ?? {
			days: Number(start.isDate),
			exactMs: 0,
		},
		rules,
		dates: times('RDATE'),
		excluded: times('EXDATE'),
	}
}

/** The properties that hold the texts and participants of an event. */
const textNames = [
	'UID',
	'SUMMARY',
	'STATUS',
	'TRANSP',
	'ATTENDEE',
	'ORGANIZER',
	'LOCATION',
	'DESCRIPTION',
	'URL',
	'CONFERENCE',
	'X-GOOGLE-CONFERENCE',
	'X-MICROSOFT-SKYPETEAMSMEETINGURL',
]

export function textsOf({ lines }: CalendarEvent): ICAL.Component {
	const texts = textNames.flatMap((name) => lines.get(name) ?? [])
	return new ICAL.Component(['vevent', propertiesIn(texts), []])
}

/** The properties in the given lines, in the format of ical.js. Unreadable lines are skipped. */
export function propertiesIn(lines: readonly string[]): readonly unknown[] {
	return lines.flatMap((line) => parsed(() => ICAL.parse.property(line)))
}

/** The result of a parser in a list, which is empty if the parser throws. */
export function parsed<Result>(parse: () => Result): readonly Result[] {
	try {
		return [parse()]
	} catch {
		return []
	}
}

/** The lines of an event, without those of alarms and other nested components. */
function ownLines(written: readonly string[]): readonly string[] {
	let depth = 0
	return written.filter((line) => {
		const name = nameOf(line)
		if (name === 'BEGIN') depth++
		else if (name === 'END') depth--
		else return depth === 0
		return false
	})
}

/** In upper case. */
function nameOf(line: string): string {
	return /^[\w-]*/.exec(line)?.[0].toUpperCase() ?? ''
}

/** The value of a line, up to an escaped line break: some programs append other text after it. */
function valueOf(line: string): string {
	return withoutText(line.slice(line.indexOf(':') + 1)).trim()
}

function withoutText(line: string): string {
	return line.split('\\n', 1)[0] ?? ''
}

const timeCharacters = new Set('0123456789TZPWDHMStzpwdhms,:.+/ \t-')

/** The times of a property; unreadable ones are skipped. */
function timesIn(line: string, zoneOf: ZoneOf): readonly CalendarTime[] {
	const property = withoutText(line)
	// The value begins after the first colon that is followed only by characters that occur in times, because a zone's
	// name may contain a colon.
	let end = property.length
	while (end > 0 && timeCharacters.has(property[end - 1] ?? '')) end--
	const colon = property.indexOf(':', end)
	if (colon === -1) return []
	const parameters = property.slice(0, colon)
	const tzid = /;TZID="?([^";]*)/i.exec(parameters)?.[1]?.trim()
	const isDay = /;VALUE="?DATE"?(?:;|$)/i.test(parameters)
	return property
		.slice(colon + 1)
		.split(',')
		.flatMap((value) => {
			const [written = '', until = ''] = value.split('/', 2)
			const start = read(written)
			return start ? [{ ...start, period: periodOf(start, until, read) }] : []
		})

	function read(written: string): CalendarTime | undefined {
		const time = readTime(written)
		if (!time) return undefined
		const { wallMs, isUtc } = time
		// Some programs write an all-day date (VALUE=DATE) as the midnight at which it begins.
		const isDate = time.isDate || (isDay && wallMs % msPerDay === 0)
		return { wallMs, isDate, zone: isDate ? undefined : isUtc ? utc : zoneOf(tzid) }
	}
}

/** @param end the part of a period after the slash: its end or its duration */
function periodOf(
	start: CalendarTime,
	end: string,
	read: (written: string) => CalendarTime | undefined,
): Duration | undefined {
	const until = read(end)
	const exactMs = until ? momentOf(until) - momentOf(start) : -1
	return exactMs >= 0 ? { days: 0, exactMs } : readDuration(end)
}
