import ICAL from 'ical.js'
import { type CalendarParts, takeApart } from './calendar-parts.ts'
import { parsed, propertiesIn, readEvent, type Revision, revisionOf } from './read-event.ts'
import { zonesOf } from './zones.ts'

/** Reads the events of a calendar with their times. Unreadable events are skipped and counted. */
export function readCalendar(text: string) {
	const { events, isCutOff, ...rest } = takeApart(text)
	const frame = frameOf(rest)
	const zoneOf = zonesOf(frame)
	const revisions = newest(events.map(revisionOf))
	const found = revisions.flatMap((revision) => readEvent(revision, zoneOf) ?? [])
	return {
		/** The calendar without its events. */
		frame,
		events: found,
		/** The number of skipped events. */
		leftOut: Number(isCutOff) + revisions.length - found.length,
	}
}

/**
 * Drops events that have a revision with a higher SEQUENCE (RFC 5545, 3.8.7.4). A revision has the same UID and, if
 * either event has a RECURRENCE-ID, the same RECURRENCE-ID. Programs that give all events one UID write no SEQUENCE, so
 * their events are kept.
 */
function newest(events: readonly Revision[]): readonly Revision[] {
	const sequences = new Map<string, number>()
	for (const event of events) {
		const key = keyOf(event)
		sequences.set(key, Math.max(sequences.get(key) ?? 0, event.sequence))
	}
	return events.filter(
		(event) => event.uid === '' || event.sequence === sequences.get(keyOf(event)),
	)
}

function keyOf({ uid, original = '' }: Revision): string {
	return `${uid} ${original}`
}

/** A calendar with the given properties and zones, except those that cannot be parsed. */
function frameOf({ properties, zones }: Pick<CalendarParts, 'properties' | 'zones'>) {
	const parts = zones.flatMap((lines) =>
		parsed(() => ICAL.parse(['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n'))),
	)
	return new ICAL.Component(['vcalendar', propertiesIn(properties), parts])
}
