import ICAL from 'ical.js'
import { instantOf, type ZoneOffset } from '#values/dates/time-zone.ts'
import { maxOccurrences, ruleStarts } from './rule-starts.ts'
import { type FindZone, wallOf } from './zones.ts'

/** A time as a calendar gives it. */
export type CalendarTime = {
	/** The wall-clock time, in milliseconds since 1970-01-01T00:00 on that clock. */
	readonly wallMs: number
	/** An all-day date. */
	readonly isDate: boolean
	/** Undefined for a floating time, which is the same on every clock. */
	readonly zone: ZoneOffset | undefined
}

export type Occurrence = {
	readonly event: ICAL.Component
	readonly start: CalendarTime
	readonly durationMs: number
}

/** Bounds on the wall clock of any zone, in milliseconds; generous by a day on both sides. */
export type WallRange = { readonly from: number; readonly until: number }

const msPerDay = 86_400_000

const utc: ZoneOffset = () => 0

/**
 * All occurrences of events within a range: single ones, occurrences from rules and dates minus excluded ones, and
 * moved or changed ones (RECURRENCE-ID) at their own times. An event without a computable occurrence is skipped alone.
 *
 * @returns also the number of skipped events
 * @param floatingZone the zone for floating times, if the calendar names one (X-WR-TIMEZONE)
 */
export function occurrencesOf(
	events: readonly ICAL.Component[],
	findZone: FindZone,
	floatingZone: ZoneOffset | undefined,
	range: WallRange,
) {
	const read = (property: ICAL.Property) => timesOf(property, findZone, floatingZone)
	let leftOut = 0
	const replaced = new Set<string>()
	const expanded = events.flatMap((event) => {
		try {
			const occurrences = expand(event, read, range)
			for (const key of replacedBy(event, read)) replaced.add(key)
			return occurrences
		} catch {
			leftOut++
			return []
		}
	})
	const occurrences = expanded.filter(
		({ event, start }) =>
			event.hasProperty('recurrence-id') ||
			!keysOf(start).some((key) => replaced.has(uidOf(event) + key)),
	)
	return { occurrences, leftOut }
}

/** The occurrences an event replaces. Without a UID, their series is unknown. */
function replacedBy(event: ICAL.Component, read: ReadTimes): readonly string[] {
	const uid = uidOf(event)
	return uid === ''
		? []
		: timesIn(event, 'recurrence-id', read)
				.flatMap(namesOf)
				.map((name) => uid + name)
}

function expand(event: ICAL.Component, read: ReadTimes, range: WallRange): readonly Occurrence[] {
	const [start] = timesIn(event, 'dtstart', read)
	if (!start) return []
	const starts = event.hasProperty('recurrence-id') ? [start] : startsOf(event, start, read, range)
	const lengthMs = durationOf(event, start, read)
	const found = starts
		.map((time) => ({ event, start: time, durationMs: lengthMs(time) }))
		.filter(
			({ start: { wallMs }, durationMs }) =>
				wallMs < range.until && wallMs + durationMs >= range.from,
		)
	if (found.length > maxOccurrences) throw new RangeError('too often')
	return found
}

type ReadTimes = (property: ICAL.Property) => readonly CalendarTime[]

function timesIn(event: ICAL.Component, name: string, read: ReadTimes): readonly CalendarTime[] {
	return event.getAllProperties(name).flatMap(read)
}

function timesOf(
	property: ICAL.Property,
	findZone: FindZone,
	floatingZone: ZoneOffset | undefined,
): readonly CalendarTime[] {
	// ical.js returns undefined for a missing parameter, despite its types. Exchange defines a zone without a name.
	const tzid: string | undefined = property.getFirstParameter('tzid')
	return property.getValues().flatMap((time: unknown) => {
		if (!(time instanceof ICAL.Time)) return []
		const isUtc = time.zone === ICAL.Timezone.utcTimezone
		const zone = isUtc ? utc : ((tzid === undefined ? undefined : findZone(tzid)) ?? floatingZone)
		return [{ wallMs: wallOf(time), isDate: time.isDate, zone: time.isDate ? undefined : zone }]
	})
}

/** The start times of an event: its own, and the times from its rules and dates, without the excluded ones. */
function startsOf(
	event: ICAL.Component,
	start: CalendarTime,
	read: ReadTimes,
	range: WallRange,
): readonly CalendarTime[] {
	const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue())
	const dates = timesIn(event, 'rdate', read)
	if (rules.length === 0 && dates.length === 0) return [start]
	const ruled = rules
		.filter((rule) => rule instanceof ICAL.Recur)
		.flatMap((rule) => ruleStarts(rule, start, range))
		.map((wallMs) => ({ ...start, wallMs }))
	const excluded = new Set(timesIn(event, 'exdate', read).flatMap(namesOf))
	const unique = new Map([start, ...ruled, ...dates].map((time) => [momentOf(time), time]))
	return [...unique.values()].filter((time) => !keysOf(time).some((key) => excluded.has(key)))
}

/**
 * The length of an occurrence that starts at a time, by DTEND or DURATION; a date without either is one day (RFC 5545,
 * 3.6.1). DTEND is exact in the zone of the start; one before the start is ignored. Days and weeks of a DURATION are
 * wall-clock days, which have 23 or 25 hours at a clock change (RFC 5545, 3.3.6).
 */
function durationOf(
	event: ICAL.Component,
	start: CalendarTime,
	read: ReadTimes,
): (time: CalendarTime) => number {
	const [end] = timesIn(event, 'dtend', read)
	const exactMs = end ? momentOf(end) - momentOf(start) : -1
	if (exactMs >= 0) return () => exactMs
	const duration = event.getFirstPropertyValue('duration')
	if (duration instanceof ICAL.Duration) return (time) => lengthOf(duration, time)
	return () => (start.isDate ? msPerDay : 0)
}

function lengthOf(duration: ICAL.Duration, start: CalendarTime): number {
	const { weeks, days, hours, minutes, seconds, isNegative } = duration
	if (isNegative) return 0
	const end = { ...start, wallMs: start.wallMs + (weeks * 7 + days) * msPerDay }
	return momentOf(end) - momentOf(start) + ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** The instant of a time; the wall-clock time for floating times and all-day dates. */
export function momentOf({ wallMs, zone }: CalendarTime): number {
	return zone ? instantOf(wallMs, zone) : wallMs
}

/**
 * The target of EXDATE or RECURRENCE-ID: an occurrence by its instant, or all of a day. Exchange names a whole day by
 * the midnight of a zone.
 */
function namesOf(time: CalendarTime): readonly string[] {
	const day = time.wallMs / msPerDay
	if (time.isDate) return [`day ${day}`]
	return [`at ${momentOf(time)}`, ...(Number.isInteger(day) ? [`midnight ${day}`] : [])]
}

/** Both names of an occurrence. */
function keysOf(time: CalendarTime): readonly string[] {
	const day = Math.floor(time.wallMs / msPerDay)
	return [`day ${day}`, time.isDate ? `midnight ${day}` : `at ${momentOf(time)}`]
}

export function uidOf(event: ICAL.Component): string {
	return String(event.getFirstPropertyValue('uid') ?? '')
}
