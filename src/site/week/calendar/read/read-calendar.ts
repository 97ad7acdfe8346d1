import ICAL from 'ical.js'
import { minutesPerDay } from '#site/week/calendar/rules/local-time.ts'
import { type CalendarText, type DayRange, eventsNear } from './event-blocks.ts'
import { occurrencesOf } from './occurrences.ts'
import { readEvent } from './read-event.ts'
import { zonesOf } from './zones.ts'

const msPerDay = minutesPerDay * 60_000

/**
 * Reads the occurrences of a calendar around some days; a few may lie just outside. Unreadable events are skipped and
 * counted.
 */
export function readCalendar(text: CalendarText, days: DayRange) {
	const calendar = frameOf(text)
	const near = eventsNear(text, days)
	const events = near.flatMap((block) => readEvent(block) ?? [])
	const zoneName = calendar.getFirstPropertyValue('x-wr-timezone')
	const findZone = zonesOf(calendar)
	const found = occurrencesOf(
		events,
		findZone,
		typeof zoneName === 'string' ? findZone(zoneName) : undefined,
		{ from: (days.first - 1) * msPerDay, until: (days.last + 2) * msPerDay },
	)
	return {
		calendar,
		events,
		occurrences: found.occurrences,
		/** The number of skipped events. */
		leftOut: Number(text.isCutOff) + near.length - events.length + found.leftOut,
	}
}

/** The calendar without its events. An unparsable zone counts as missing. */
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

/** Undefined if it cannot be parsed. */
function parse(block: string): ICAL.Component | undefined {
	try {
		return new ICAL.Component(ICAL.parse(block))
	} catch {
		return undefined
	}
}
