import ICAL from 'ical.js'
import { minutesPerDay } from '#domain/calendar/local-time.ts'
import { ianaOffset } from '#domain/calendar/time-zone.ts'
import { type CalendarText, type DayRange, eventsNear } from './event-blocks.ts'
import { isReadable, type Occurrence, occurrencesOf } from './occurrences.ts'
import { zonesOf } from './zones.ts'

/** A calendar around some days. */
export type ReadCalendar = {
	readonly calendar: ICAL.Component
	readonly events: readonly ICAL.Component[]
	readonly occurrences: readonly Occurrence[]
	/** Events that could not be read: cut off, no property to be parsed, no start or a time that is none. */
	readonly unreadable: number
}

const msPerDay = minutesPerDay * 60_000

/**
 * Reads the occurrences of a calendar around some days; a few may lie just outside. Events that cannot be read are
 * left out and counted.
 */
export function readCalendar(text: CalendarText, days: DayRange): ReadCalendar {
	const calendar = frameOf(text)
	const blocks = eventsNear(text, days)
	const events = blocks.flatMap((block) => parse(block) ?? []).filter(isReadable)
	const zoneName = calendar.getFirstPropertyValue('x-wr-timezone')
	const occurrences = occurrencesOf(
		events,
		zonesOf(calendar),
		typeof zoneName === 'string' ? ianaOffset(zoneName) : undefined,
		{ from: (days.first - 1) * msPerDay, until: (days.last + 2) * msPerDay },
	)
	const unreadable = text.cutOff + blocks.length - events.length
	return { calendar, events, occurrences, unreadable }
}

/** The calendar without its events. A zone that cannot be parsed is unknown, as one that is missing. */
function frameOf({ properties, zones }: CalendarText): ICAL.Component {
	const calendar = new ICAL.Component('vcalendar')
	for (const line of properties) {
		const parsed = parse(`BEGIN:VCALENDAR\r\n${line}\r\nEND:VCALENDAR`)
		const property = parsed?.getFirstProperty()
		if (property) calendar.addProperty(property)
	}
	for (const zone of zones) {
		const parsed = parse(zone)
		if (parsed) calendar.addSubcomponent(parsed)
	}
	return calendar
}

/** Undefined for what cannot be parsed. */
function parse(block: string): ICAL.Component | undefined {
	try {
		return new ICAL.Component(ICAL.parse(block))
	} catch {
		return undefined
	}
}
