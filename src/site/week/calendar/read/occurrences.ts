import type ICAL from 'ical.js'
import { type CalendarTime, momentOf, msOf, msPerDay } from './calendar-time.ts'
import { type CalendarEvent, textsOf } from './read-event.ts'
import { maxOccurrences, ruleStarts, type WallRange } from './rule-starts.ts'

export type Occurrence = {
	/** Its texts and participants. */
	readonly event: ICAL.Component
	readonly start: CalendarTime
	readonly durationMs: number
}

/**
 * All occurrences of events within a range: single events, the occurrences from RRULE and RDATE without those excluded
 * by EXDATE, and moved or changed occurrences (RECURRENCE-ID) at their own times. A few may lie just outside the range.
 * An event whose occurrences cannot be computed is skipped; the other events are not affected.
 *
 * @returns also the number of skipped events
 */
export function occurrencesOf(events: readonly CalendarEvent[], range: WallRange) {
	const replaced = new Set(events.flatMap(replacedBy))
	let leftOut = 0
	const occurrences = events.flatMap((event) => {
		try {
			return expand(event, replaced, range)
		} catch {
			leftOut++
			return []
		}
	})
	return { occurrences, leftOut }
}

/**
 * The names of the occurrences that an event replaces, each prefixed with the event's UID. Empty for an event without a
 * UID, because its series is unknown.
 */
function replacedBy({ uid, replaces }: CalendarEvent): readonly string[] {
	return uid === '' ? [] : replaces.flatMap(namesOf).map((name) => uid + name)
}

function expand(
	event: CalendarEvent,
	replaced: ReadonlySet<string>,
	range: WallRange,
): readonly Occurrence[] {
	const { uid, original, start, end, duration } = event
	// Adds two days, because the end may be in another zone than the start, and the clocks of two zones differ by up to
	// 26 hours.
	const longestMs = Math.max(end ? end.wallMs - start.wallMs + 2 * msPerDay : 0, msOf(duration))
	const isChanged = original !== undefined
	const starts = (isChanged ? [start] : startsOf(event, range)).filter(
		({ wallMs, period }) =>
			wallMs < range.until && wallMs + (period ? msOf(period) : longestMs) >= range.from,
	)
	if (starts.length > maxOccurrences) throw new RangeError('the event repeats too often')
	const kept = isChanged
		? starts
		: starts.filter((time) => !keysOf(time).some((key) => replaced.has(uid + key)))
	if (kept.length === 0) return []
	const texts = textsOf(event)
	return kept.map((time) => ({ event: texts, start: time, durationMs: lengthAt(time, event) }))
}

function startsOf(event: CalendarEvent, range: WallRange): readonly CalendarTime[] {
	const { start, rules, dates, excluded } = event
	if (rules.length === 0 && dates.length === 0) return [start]
	const ruled = rules
		.flatMap((rule) => ruleStarts(rule, start, range))
		.map((wallMs) => ({ ...start, wallMs }))
	const names = new Set(excluded.flatMap(namesOf))
	const unique = new Map([start, ...ruled, ...dates].map((time) => [momentOf(time), time]))
	return [...unique.values()].filter((time) => !keysOf(time).some((key) => names.has(key)))
}

/**
 * The length of an occurrence in milliseconds: that of its period if the occurrence is from an RDATE with a period;
 * else the exact time from the event's start to its end; else, if the end is missing or before the start, the event's
 * duration.
 */
function lengthAt(time: CalendarTime, { start, end, duration }: CalendarEvent): number {
	const endMs = end && !time.period ? momentOf(end) - momentOf(start) : -1
	if (endMs >= 0) return endMs
	const { days, exactMs } = time.period ?? duration
	const last = { ...time, wallMs: time.wallMs + days * msPerDay }
	return momentOf(last) - momentOf(time) + exactMs
}

/**
 * The names of the occurrences that an EXDATE or RECURRENCE-ID refers to. A date refers to all occurrences on that day,
 * a time to the occurrence at that instant. A midnight also refers to an all-day event on that day, because Exchange
 * writes a day as the midnight of some zone.
 */
function namesOf(time: CalendarTime): readonly string[] {
	const day = time.wallMs / msPerDay
	if (time.isDate) return [`day ${day}`]
	return [`at ${momentOf(time)}`, ...(Number.isInteger(day) ? [`midnight ${day}`] : [])]
}

/**
 * The two names by which `namesOf` can refer to an occurrence: its day, and its instant (or the midnight of an all-day
 * event).
 */
function keysOf(time: CalendarTime): readonly string[] {
	const day = Math.floor(time.wallMs / msPerDay)
	return [`day ${day}`, time.isDate ? `midnight ${day}` : `at ${momentOf(time)}`]
}
