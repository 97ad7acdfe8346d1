import ICAL from 'ical.js'

// A folded line may have 75 octets (RFC 5545, 3.1), but ical.js does not count the space at its beginning.
ICAL.foldLength = 74

type Property = readonly [name: string, parameters: object, type: string, value: unknown]

type FileEvent = {
	/** The part of the UID before the @. */
	readonly id: string
	/** DTSTART and the properties that determine the end and the repetition. */
	readonly times: readonly Property[]
	readonly title: string
	readonly text: string
	/** The address that a reminder points to; undefined for other events. Reminders do not mark their time as busy. */
	readonly link?: string
	/** How many minutes before the start an alarm rings. */
	readonly alarmMinutes?: number
}

export type FileOrigin = {
	/** The site's host name, which is the part of every UID after the @. */
	readonly host: string
	readonly now: Date
}

/**
 * The text of a calendar file.
 *
 * @param product the tool that writes it, as PRODID
 */
export function calendarFile(
	product: string,
	events: readonly FileEvent[],
	origin: FileOrigin,
): string {
	const head = [property('version', '2.0'), property('prodid', product)]
	return ICAL.stringify(['vcalendar', head, events.map((event) => componentOf(event, origin))])
}

/** @param type of the value, as ical.js names it */
export function property(name: string, value: unknown, type = 'text'): Property {
	return [name, {}, type, value]
}

function componentOf(event: FileEvent, { host, now }: FileOrigin) {
	const { id, times, title, text, link, alarmMinutes } = event
	const properties = [
		property('uid', `${id}@${host}`),
		property('dtstamp', `${now.toISOString().slice(0, 19)}Z`, 'date-time'),
		...times,
		property('summary', title),
		// The link is in the description too, because some calendars do not show an event's URL.
		property('description', [text, link].filter(Boolean).join('\n')),
		...(link === undefined
			? []
			: [property('url', link, 'uri'), property('transp', 'TRANSPARENT')]),
	]
	const alarm = [
		property('action', 'DISPLAY'),
		property('trigger', `-PT${alarmMinutes}M`, 'duration'),
		property('description', title),
	]
	return ['vevent', properties, alarmMinutes === undefined ? [] : [['valarm', alarm, []]]]
}
