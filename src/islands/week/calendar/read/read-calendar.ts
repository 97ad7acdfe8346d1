import ICAL from 'ical.js'
import { minutesPerDay } from '#domain/calendar/local-time.ts'
import { ianaOffset } from '#domain/calendar/time-zone.ts'
import { type CalendarText, type DayRange, eventsNear } from './event-blocks.ts'
import { type Occurrence, occurrencesOf } from './occurrences.ts'
import { zonesOf } from './zones.ts'

/** A calendar around some days. */
export type ReadCalendar = {
	readonly calendars: readonly ICAL.Component[]
	readonly events: readonly ICAL.Component[]
	readonly occurrences: readonly Occurrence[]
}

const msPerDay = minutesPerDay * 60_000

/**
 * Reads the occurrences of a calendar around some days; a few may lie just outside. Events that cannot be parsed
 * are left out.
 *
 * @throws SyntaxError if nothing of it can be parsed
 */
export function readCalendar(text: CalendarText, days: DayRange): ReadCalendar {
	const calendars = parseAll(text.frame)
	const blocks = eventsNear(text, days)
	const events = blocks.flatMap(parseEvent)
	if (events.length === 0 && blocks.length > 0) throw new SyntaxError('no event can be parsed')
	const zoneName = calendars
		.map((calendar) => calendar.getFirstPropertyValue('x-wr-timezone'))
		.find((name) => typeof name === 'string')
	const occurrences = occurrencesOf(
		events,
		zonesOf(calendars),
		zoneName === undefined ? undefined : ianaOffset(zoneName),
		{ from: (days.first - 1) * msPerDay, until: (days.last + 2) * msPerDay },
	)
	return { calendars, events, occurrences }
}

/** A file may hold several calendars one after the other. */
function parseAll(text: string): readonly ICAL.Component[] {
	const parsed: unknown[] = ICAL.parse(text)
	const all = typeof parsed[0] === 'string' ? [parsed] : parsed
	return all.filter(Array.isArray).map((jcal) => new ICAL.Component(jcal))
}

function parseEvent(block: string): readonly ICAL.Component[] {
	try {
		return [new ICAL.Component(ICAL.parse(block))]
	} catch {
		return []
	}
}
