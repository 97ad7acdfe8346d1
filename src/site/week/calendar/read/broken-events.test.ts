import { expect, test } from 'vitest'
import { calendarOf, eventBlock, readCalendarFile, written } from '#testing/read-calendar-file.ts'

/** Events that violate RFC 5545, each with the entries read from it: start, minutes and title. */
const shapes: readonly (readonly [shape: string, event: string, seen: string])[] = [
	[
		'An empty rule',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nRRULE:',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'An empty EXDATE, and a date in EXDATE without VALUE=DATE',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:\nEXDATE:20261124',
		'2026-11-23 10:00 30 Plan|2026-11-25 10:00 30 Plan',
	],
	[
		'A rule with empty parts',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nRRULE:FREQ=DAILY;COUNT=2;BYDAY=;;',
		'2026-11-23 10:00 30 Plan|2026-11-24 10:00 30 Plan',
	],
	[
		'A rule with spaces',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nRRULE:FREQ=WEEKLY;COUNT=2; BYDAY=MO, TU',
		'2026-11-23 10:00 30 Plan|2026-11-24 10:00 30 Plan',
	],
	[
		'A day without VALUE=DATE',
		'DTSTART:20261123\nDTEND:20261124\nSUMMARY:Fair',
		'2026-11-23 00:00 1440 Fair',
	],
	[
		'A start in ISO 8601',
		'DTSTART:2026-11-23T09:00:00Z\nDTEND:2026-11-23T10:30:00+01:00\nSUMMARY:Plan',
		'2026-11-23 10:00 30 Plan',
	],
	[
		'UNTIL in ISO 8601',
		'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Plan\nRRULE:FREQ=DAILY;UNTIL=2026-11-24T10:00:00Z',
		'2026-11-23 10:00 30 Plan|2026-11-24 10:00 30 Plan',
	],
	[
		'An end that is not a time',
		'DTSTART:20261123T090000Z\nDTEND:later\nSUMMARY:Plan',
		'2026-11-23 10:00 0 Plan',
	],
	[
		'An end of 200,000 colons',
		`DTSTART:20261123T090000Z\nDTEND${':1'.repeat(200_000)}x\nSUMMARY:Plan`,
		'2026-11-23 10:00 0 Plan',
	],
	[
		'A duration in weeks with 18 digits',
		'DTSTART:20261123T090000Z\nDURATION:P999999999999999999W\nSUMMARY:Plan',
		'2026-11-23 10:00 0 Plan',
	],
	[
		'An end in month 99 of the year 9999',
		'DTSTART:20261123T090000Z\nDTEND:99999999T999999Z\nSUMMARY:Plan',
		'2026-11-23 10:00 0 Plan',
	],
	[
		'An RDATE before the start, and one with a period of 14 digits',
		'DTSTART:20281123T090000Z\nRDATE:20261123T090000Z,20261123T090000Z/PT99999999999999H\nSUMMARY:Plan',
		'2026-11-23 10:00 0 Plan',
	],
	[
		'A rule with a COUNT of 20 digits',
		'DTSTART:20261123T090000Z\nSUMMARY:Plan\nRRULE:FREQ=DAILY;COUNT=99999999999999999999;UNTIL=20261124',
		'2026-11-23 10:00 0 Plan|2026-11-24 10:00 0 Plan',
	],
	[
		'A duration in words',
		'DTSTART:20261123T090000Z\nDURATION:half an hour\nSUMMARY:Plan',
		'2026-11-23 10:00 0 Plan',
	],
	[
		'A start followed by a line that is not a property',
		'DTSTART:20261123T090000Z\nsee below\nDTEND:20261123T093000Z\nSUMMARY:Plan',
		'2026-11-23 10:00 30 Plan',
	],
]

test.each(shapes)('%s does not stop the event from being read', async (_shape, event, seen) => {
	const found = await readCalendarFile(calendarOf(eventBlock(`UID:1\n${event}`)))
	expect(found.entries.map(written).join('|')).toBe(seen)
	expect(found.leftOut).toBe(0)
})

const plain = 'DTSTART:20261123T090000Z\nDTEND:20261123T093000Z\nSUMMARY:Walk'

test.each([
	['no start', 'SUMMARY:Later'],
	['an empty start', 'DTSTART:\nSUMMARY:Later'],
	['a start that is not a time', 'DTSTART:tomorrow\nSUMMARY:Later'],
	['a start in month 13', 'DTSTART:20261301T090000Z\nSUMMARY:Later'],
	['a start on 31 November', 'DTSTART:20261131T090000Z\nSUMMARY:Later'],
	['a start in the year 1', 'DTSTART:00010101T090000Z'],
	['a start 99 hours from UTC', 'DTSTART:20261123T090000+9959'],
	['a start of 1 MB', `DTSTART:${'9'.repeat(1_000_000)}`],
	[
		'an interval of 20 digits',
		'DTSTART:20261123T090000Z\nRRULE:FREQ=DAILY;INTERVAL=99999999999999999999',
	],
	[
		'a rule of 1 MB',
		`DTSTART:20261123T090000Z\nRRULE:FREQ=DAILY;BYMONTHDAY=1${',1'.repeat(500_000)}`,
	],
	[
		'2,001 dates',
		`DTSTART:20261123T090000Z\nRDATE:${Array.from({ length: 2001 }, (_, minute) => new Date(Date.UTC(2026, 10, 24, 0, minute)).toISOString()).join(',')}`,
	],
	[
		'a day of the month with 30 digits',
		'DTSTART:20261123T090000Z\nRRULE:FREQ=YEARLY;BYMONTHDAY=704258126316102306842469645316x',
	],
	['an unknown frequency', 'DTSTART:20261123T090000Z\nRRULE:FREQ=SOMETIMES'],
	['an interval that is not a number', 'DTSTART:20261123T090000Z\nRRULE:FREQ=DAILY;INTERVAL=x'],
	['an end of the rule in month 13', 'DTSTART:20261123T090000Z\nRRULE:FREQ=DAILY;UNTIL=20261301'],
])('an event with %s is counted as left out, and no other event is lost', async (_name, broken) => {
	const found = await readCalendarFile(
		calendarOf(eventBlock(plain), eventBlock(broken), eventBlock(`UID:2\n${plain}`)),
	)
	expect(found.entries).toHaveLength(2)
	expect(found.leftOut).toBe(1)
})

test('an event without END:VEVENT is read, and so is the next event', async () => {
	const open = eventBlock(plain).replace('END:VEVENT\r\n', '')
	const found = await readCalendarFile(calendarOf(open, eventBlock(named('Call'))))
	expect(found.entries.map(({ title }) => title)).toEqual(['Walk', 'Call'])
	const last = await readCalendarFile(
		calendarOf(eventBlock(named('Call')), open).replace('END:VCALENDAR\r\n', ''),
	)
	expect(last.entries.map(({ title }) => title)).toEqual(['Call'])
	expect([found.leftOut, last.leftOut]).toEqual([0, 1])
})

test.each([
	['no changes', ''],
	[
		'a rule that never matches',
		'BEGIN:STANDARD\nDTSTART:20200101T000000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO\nEND:STANDARD\n',
	],
	['a change without offsets', 'BEGIN:STANDARD\nDTSTART:20200101T000000\nEND:STANDARD\n'],
])('times in a VTIMEZONE with %s are read in the visitor’s time zone', async (_name, changes) => {
	const zone = `BEGIN:VTIMEZONE\nTZID:Home\n${changes}END:VTIMEZONE\n`.replaceAll('\n', '\r\n')
	const event = 'UID:1\nDTSTART;TZID=Home:20261123T090000\nDURATION:PT30M\nSUMMARY:Plan'
	const found = await readCalendarFile(calendarOf(zone, eventBlock(event)))
	expect(found.entries.map(written)).toEqual(['2026-11-23 09:00 30 Plan'])
})

function named(title: string): string {
	return plain.replace('Walk', title)
}
