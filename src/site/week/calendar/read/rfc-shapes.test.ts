import {
	array,
	assert,
	asyncProperty,
	bigInt,
	constantFrom,
	nat,
	oneof,
	string,
	tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf, eventBlock, readCalendarFile, written } from '#testing/read-calendar-file.ts'
import { reportedShapes } from '#testing/calendars/shapes/reported-shapes.ts'

/**
 * Events in forms derived from RFC 5545 and from known behaviour of programs, each with the entries read from it. Forms
 * that users reported, with the thread, are in `testing/calendars/shapes/`.
 */
const shapes: readonly (readonly [shape: string, event: string, seen: string])[] = [
	[
		'an attendee with a name only',
		'DTSTART:20261123T090000Z\nDTEND:20261123T100000Z\nSUMMARY:Plan\nATTENDEE;CN=Bea:mailto:bea@example.com',
		'2026-11-23 10:00 60 Plan',
	],
	[
		'an attendee without parameters',
		'DTSTART:20261123T090000Z\nDTEND:20261123T100000Z\nSUMMARY:Plan\nATTENDEE:mailto:bea@example.com',
		'2026-11-23 10:00 60 Plan',
	],
	[
		'an attendee whose address is not a URI',
		'DTSTART:20261123T090000Z\nDTEND:20261123T100000Z\nSUMMARY:Plan\nATTENDEE;ROLE=REQ-PARTICIPANT:invalid:nomail',
		'2026-11-23 10:00 60 Plan',
	],
	[
		'PARTSTAT without a value',
		'DTSTART:20261123T090000Z\nDTEND:20261123T100000Z\nSUMMARY:Plan\nATTENDEE;PARTSTAT=:mailto:bea@example.com',
		'2026-11-23 10:00 60 Plan',
	],
	[
		'a name in quotes with a colon and a semicolon',
		'DTSTART:20261123T090000Z\nDTEND:20261123T100000Z\nSUMMARY:Plan\nATTENDEE;CN="Team: A; B":mailto:a@example.com',
		'2026-11-23 10:00 60 Plan',
	],
	[
		'X-ALT-DESC with HTML and colons',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nX-ALT-DESC;FMTTYPE=text/html:<html><a href="https://teams.microsoft.com/l/x">Join</a></html>',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'a priority that is not a number',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nPRIORITY:NORMAL',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'a description of 200 kB',
		`DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nDESCRIPTION:${'Join on your computer\\n'.repeat(10_000)}`,
		'2026-11-23 10:00 30 Plan',
	],
	[
		'a structured location with parameters in quotes',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nX-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Main St 1\\nBerlin";X-TITLE="Café":geo:52.5,13.4',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'an alarm with a relative trigger and X- properties',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nBEGIN:VALARM\nUID:1\nX-WR-ALARMUID:1\nACTION:AUDIO\nTRIGGER:-PT15M\nEND:VALARM',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'an anniversary on a whole day without an end',
		'DTSTART;VALUE=DATE:20261123\nSUMMARY:Birthday',
		'2026-11-23 00:00 1440 Birthday',
	],
	[
		'UNTIL on the local clock',
		'DTSTART;TZID=Europe/Berlin:20261123T090000\nDTEND;TZID=Europe/Berlin:20261123T093000\nRRULE:FREQ=DAILY;UNTIL=20261124T090000\nSUMMARY:Plan',
		'2026-11-23 09:00 30 Plan|2026-11-24 09:00 30 Plan',
	],
	[
		'COUNT before BYDAY',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nRRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO\nSUMMARY:Plan',
		'2026-11-23 10:00 30 Plan|2026-11-30 10:00 30 Plan',
	],
	[
		'COUNT that starts in a month other than the first of BYMONTH',
		'DTSTART;TZID=Europe/Berlin:20261021T090000\nDURATION:PT30M\nRRULE:FREQ=MONTHLY;COUNT=3;BYMONTHDAY=21;BYMONTH=1,10,11,12\nSUMMARY:Plan',
		'2026-10-21 09:00 30 Plan|2026-11-21 09:00 30 Plan|2026-12-21 09:00 30 Plan',
	],
	[
		'a zone with a hyphen, as in RFC 2445',
		'DTSTART;TZID=US-Eastern:20261123T090000\nDURATION:PT30M\nSUMMARY:Plan',
		'2026-11-23 15:00 30 Plan',
	],
	[
		'EXDATE as a date for a time',
		'DTSTART;TZID=Europe/Berlin:20261123T090000\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE;VALUE=DATE:20261124\nSUMMARY:Plan',
		'2026-11-23 09:00 30 Plan',
	],
	[
		'RDATE as periods with a length of their own',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nRDATE;VALUE=PERIOD:20261124T090000Z/PT2H,20261125T090000Z/20261125T120000Z\nSUMMARY:Plan',
		'2026-11-23 10:00 30 Plan|2026-11-24 10:00 120 Plan|2026-11-25 10:00 180 Plan',
	],
	[
		'An end decades before the start',
		'DTSTART:20261123T090000Z\nDTEND:19700101T000000Z\nSUMMARY:Plan',
		'2026-11-23 10:00 0 Plan',
	],
	[
		'a negative duration',
		'DTSTART:20261123T090000Z\nDURATION:-PT15M\nSUMMARY:Plan',
		'2026-11-23 10:00 0 Plan',
	],
	[
		'a title with emoji and umlauts',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Übung 🏋️\\, dann Kaffee',
		'2026-11-23 10:00 30 Übung 🏋️, dann Kaffee',
	],
	[
		'an empty title and empty attendee parameters',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:\nATTENDEE;CN=;ROLE=REQ-PARTICIPANT:mailto:bea@example.com',
		'2026-11-23 10:00 30 ',
	],
	[
		'a TZID with a path, of mozilla.org',
		'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261123T090000\nDURATION:PT30M\nSUMMARY:Plan',
		'2026-11-23 09:00 30 Plan',
	],
	[
		'a TZID with a path, of freeassociation.sourceforge.net',
		'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261123T090000\nDURATION:PT30M\nSUMMARY:Plan',
		'2026-11-23 09:00 30 Plan',
	],
	[
		'a duration in weeks',
		'DTSTART;VALUE=DATE:20261123\nDURATION:P1W\nSUMMARY:Leave',
		'2026-11-23 00:00 10080 Leave',
	],
	[
		'property names in lower case',
		'dtstart:20261123T090000Z\ndtend:20261123T093000Z\nsummary:Plan',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'a URL with a fragment and a category list',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nURL:https://www.example.com/e?a=1&b=2#c\nCATEGORIES:A,B\\,C',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'a description with escaped line breaks and a lone backslash',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nDESCRIPTION:C:\\temp \\n next',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'the same property twice',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nSUMMARY:Other',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'an X- component inside the event',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nBEGIN:X-NOTE\nX-TEXT:Hello\nEND:X-NOTE',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'a date written with a time of midnight is a time',
		'DTSTART;TZID=Europe/Berlin:20261123T000000\nDTEND;TZID=Europe/Berlin:20261124T000000\nSUMMARY:Leave',
		'2026-11-23 00:00 1440 Leave',
	],
	[
		'GEO with a semicolon and a comma',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nGEO:52.520008;13.404954',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'a request status and a related UID',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nREQUEST-STATUS:2.0;Success\nRELATED-TO:1@example.com',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'A series of days across the clock change keeps its time',
		'DTSTART;TZID=Europe/Berlin:20261023T090000\nDURATION:P1D\nRRULE:FREQ=DAILY;UNTIL=20261026T090000Z\nSUMMARY:Shift',
		'2026-10-23 09:00 1440 Shift|2026-10-24 09:00 1440 Shift|2026-10-25 09:00 1440 Shift|2026-10-26 09:00 1440 Shift',
	],
	[
		'A day of 25 hours lasts until the same time of the next day',
		'DTSTART;TZID=Europe/Berlin:20261024T120000\nDURATION:P1D\nSUMMARY:Fair',
		'2026-10-24 12:00 1440 Fair',
	],
]

test.each(shapes)(
	'an event of unusual shape yields the entries listed for it: %s',
	async (_shape, event, seen) => {
		const found = await readCalendarFile(calendarOf(eventBlock(`UID:1@example.com\n${event}`)))
		expect(found.entries.map(written).join('|')).toBe(seen)
		expect(found.leftOut).toBe(0)
	},
)

test.each(shapes)(
	'an event of unusual shape yields the entries listed for it: %s, without UID and with LF',
	async (_shape, event, seen) => {
		const found = await readCalendarFile(calendarOf(eventBlock(event)).replaceAll('\r\n', '\n'))
		expect(found.entries.map(written).join('|')).toBe(seen)
	},
)

const plain = 'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Jürgen & Ada'

test('a line may be folded at any byte, even inside a character', async () => {
	const title = 'Grüße an Zoë 🙂'
	const encoder = new TextEncoder()
	const whole = encoder.encode(calendarOf(eventBlock(plain.replace('Jürgen & Ada', title))))
	const start = new TextDecoder().decode(whole).indexOf('SUMMARY') + 1
	const end = start + encoder.encode(`SUMMARY:${title}`).length - 1
	for (const fold of ['\r\n ', '\n\t', '\r\r\n ']) {
		for (let at = start; at < end; at++) {
			const bytes = Uint8Array.from([
				...whole.subarray(0, at),
				...encoder.encode(fold),
				...whole.subarray(at),
			])
			const { entries } = await readCalendarFile(bytes)
			expect(entries.map((entry) => entry.title)).toEqual([title])
		}
	}
})

test('two events without UID that start at the same time are both kept', async () => {
	const other = plain.replace('Jürgen & Ada', 'Call')
	const { entries } = await readCalendarFile(calendarOf(eventBlock(plain), eventBlock(other)))
	expect(entries.map(({ title }) => title)).toEqual(['Jürgen & Ada', 'Call'])
})

const oddNumber = oneof(
	constantFrom('0', '-1', '1e400', '99999999T999999Z', '00000000', '20261123T090000+9999', 'P0D'),
	bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
	nat(99_999_999).map((n) => `${n}T${n % 1_000_000}Z`),
	tuple(nat(), constantFrom('W', 'D', 'H', 'M', 'S')).map(
		([n, unit]) => `P${'DW'.includes(unit) ? '' : 'T'}${n}${n}${unit}`,
	),
)

const oddLine = tuple(
	constantFrom(
		...'DTSTART DTEND DURATION RDATE EXDATE RECURRENCE-ID SEQUENCE DTSTART;VALUE=DATE'.split(' '),
		'RDATE;VALUE=PERIOD:20261123T090000Z/',
		...'INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYYEARDAY BYWEEKNO BYMONTH BYSETPOS BYHOUR'
			.split(' ')
			.flatMap((part) => ['DAILY', 'YEARLY'].map((often) => `RRULE:FREQ=${often};${part}=`)),
	),
	oddNumber,
).map(([name, value]) => (/[=/]$/.test(name) ? name + value : `${name}:${value}`))

test('the lines of one event do not affect how other events are read', async () => {
	const line = oneof(
		oddLine,
		string({ maxLength: 60 }),
		constantFrom(...shapes.flatMap(([, event]) => event.slice(0, 2_000).split('\n'))),
		constantFrom(...reportedShapes.flatMap(({ text }) => text.split('\n'))),
		constantFrom('BEGIN:VEVENT', 'BEGIN:VALARM', 'END:VALARM', 'RRULE:', 'DTSTART:', 'RDATE:0'),
	)
	const kept = ['1', '2', '3'].map((id) => eventBlock(`UID:kept-${id}\n${named(`Kept ${id}`)}`))
	const alone = await keptIn(kept)
	await assert(
		asyncProperty(array(line, { maxLength: 12 }), nat(2), async (lines, at) => {
			expect(await keptIn(kept.toSpliced(at, 0, eventBlock(lines.join('\n'))))).toEqual(alone)
		}),
		{ numRuns: 300 },
	)
})

async function keptIn(blocks: readonly string[]): Promise<readonly string[]> {
	const { entries } = await readCalendarFile(calendarOf(...blocks))
	return entries.map(written).filter((entry) => entry.includes('Kept'))
}

function named(title: string): string {
	return plain.replace('Jürgen & Ada', title)
}
