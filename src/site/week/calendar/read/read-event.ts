import ICAL from 'ical.js'
import { repairRule } from './repair-rule.ts'
import { isDuration, readTimeValue, type TimeValue } from './repair-time.ts'

const timeNames = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'RDATE', 'EXDATE'])

/** The properties read from an event, in their source form. */
const textNames = new Set([
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
])

/**
 * Reads an event, accepting common deviations from RFC 5545. Only relevant properties are read, so that no other can
 * break it; an unreadable one is skipped, unless it is the start or the rule, without which the event has no time.
 *
 * @param block the unfolded text from BEGIN:VEVENT to END:VEVENT
 * @returns undefined if it cannot be read
 */
export function readEvent(block: string): ICAL.Component | undefined {
	const lines = linesOf(block)
	// A changed occurrence of a series does not repeat, even if it has kept a rule.
	const isChanged = lines.some((line) => nameOf(line) === 'RECURRENCE-ID')
	const properties: unknown[] = []
	for (const line of lines) {
		const name = nameOf(line)
		if (name === 'RRULE') {
			if (isChanged) continue
			const rule = ruleOf(valueOf(line))
			if (rule === undefined) return undefined
			properties.push(...rule)
		} else properties.push(...repaired(name, line).flatMap(parse))
	}
	const event = new ICAL.Component(['vevent', properties, []])
	return event.hasProperty('dtstart') ? event : undefined
}

/** The lines of a property in a form ical.js reads; none for irrelevant ones. */
function repaired(name: string, line: string): readonly string[] {
	if (timeNames.has(name)) return timeLines(name, line)
	if (name === 'DURATION') return isDuration(valueOf(line)) ? [`DURATION:${valueOf(line)}`] : []
	return textNames.has(name) ? [line] : []
}

function parse(line: string): readonly unknown[] {
	try {
		return [ICAL.parse.property(line)]
	} catch {
		return []
	}
}

/** Undefined if unreadable. */
function ruleOf(value: string): readonly unknown[] | undefined {
	try {
		const rule = repairRule(value)
		return rule === '' ? [] : [ICAL.parse.property(`RRULE:${rule}`)]
	} catch {
		return undefined
	}
}

/** The lines of an event, without alarms and other nested components. */
function linesOf(block: string): readonly string[] {
	const lines: string[] = []
	let depth = 0
	for (const line of block.split('\r\n')) {
		const name = nameOf(line)
		if (name === 'BEGIN') depth++
		else if (name === 'END') depth--
		else if (depth === 1) lines.push(line)
	}
	return lines
}

/** In upper case. */
function nameOf(line: string): string {
	return /^[\w-]*/.exec(line)?.[0].toUpperCase() ?? ''
}

/** Without the text that another program has broken onto the line. */
function valueOf(line: string): string {
	return withoutText(line.slice(line.indexOf(':') + 1)).trim()
}

function withoutText(line: string): string {
	return line.split('\\n', 1)[0] ?? ''
}

/** The characters of times. */
const timeCharacters = new Set('0123456789TZPWDHMStzpwdhms,:.+/ \t-')

/** One line per type of value; unreadable values are skipped. */
function timeLines(name: string, line: string): readonly string[] {
	const property = withoutText(line)
	// The value follows the first colon that only times follow: a zone's name may contain a colon.
	let end = property.length
	while (end > name.length && timeCharacters.has(property[end - 1] ?? '')) end--
	const colon = property.indexOf(':', end)
	const [parameters, written] =
		colon === -1 ? ['', ''] : [property.slice(0, colon), property.slice(colon + 1)]
	const zone = /;TZID="?([^";]*)/i.exec(parameters)?.[1]?.trim()
	const isDay = /;VALUE="?DATE"?(?:;|$)/i.test(parameters)
	const values = written.split(',').flatMap((value) => {
		const read = readTimeValue(value)
		return read ? [isDay ? dayOf(read) : read] : []
	})
	const types = ['DATE', 'DATE-TIME'] as const
	return types.flatMap((type) => {
		const texts = values.filter((value) => value.type === type).map(({ text }) => text)
		const tzid = zone === undefined || type === 'DATE' ? '' : `;TZID="${zone}"`
		return texts.length > 0 ? [`${name};VALUE=${type}${tzid}:${texts.join(',')}`] : []
	})
}

/** Some programs write a day as its midnight. */
function dayOf(value: TimeValue): TimeValue {
	return value.type === 'DATE-TIME' && /T000000/.test(value.text)
		? { type: 'DATE', text: value.text.slice(0, 8) }
		: value
}
