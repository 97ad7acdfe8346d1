import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isoDate, localDay } from '#site/week/calendar/rules/local-time.ts'
import { eventsNear, lastStart, takeApart } from './event-blocks.ts'
import { momentOf } from './occurrences.ts'
import { readCalendar } from './read-calendar.ts'

const msPerDay = 86_400_000

function calendar(...events: readonly string[]): string {
	const blocks = events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`)
	return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${blocks.join('')}END:VCALENDAR\r\n`
}

test('a calendar is split into zones, events and the lines that name it', () => {
	const zone = 'BEGIN:VTIMEZONE\r\nTZID:Home\r\nEND:VTIMEZONE\r\n'
	const whole = calendar('UID:1\r\nSUMMARY:Long ti\r\n tle', 'UID:2')
	const text = whole.replace('VERSION:2.0\r\n', `X-WR-CALNAME:Ada\r\n${zone}`)
	expect(takeApart(text)).toEqual({
		properties: ['X-WR-CALNAME:Ada'],
		zones: [zone],
		events: [
			'BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Long title\r\nEND:VEVENT\r\n',
			'BEGIN:VEVENT\r\nUID:2\r\nEND:VEVENT\r\n',
		],
		isCutOff: false,
	})
})

test('an event without an end ends where the next component begins, or with the calendar', () => {
	const open = calendar('UID:1', 'UID:2').replaceAll('END:VEVENT\r\n', '')
	const events = [1, 2].map((id) => `BEGIN:VEVENT\r\nUID:${id}\r\nEND:VEVENT\r\n`)
	expect(takeApart(open)).toMatchObject({ events, isCutOff: false })
	const withZone = open.replace('UID:2', 'BEGIN:VTIMEZONE\r\nTZID:Home\r\nEND:VTIMEZONE\r\nUID:2')
	expect(takeApart(withZone)).toMatchObject({ zones: [expect.stringContaining('TZID:Home')] })
	expect(takeApart(calendar('UID:1').replace('END:VCALENDAR\r\n', '')).events).toHaveLength(1)
})

test('an event cut off by the end of the file is reported, and no other event is lost', () => {
	const text = calendar('UID:1', 'UID:2').replace(/2\r\nEND[^]*/, '')
	expect(takeApart(text)).toMatchObject({
		events: [expect.stringMatching('UID:1')],
		isCutOff: true,
	})
})

test.each(['\n', '\r\n', '\r\r\n', '\r'])('lines may end in %j', (end) => {
	const text = calendar('UID:1', 'UID:2').replaceAll('\r\n', end)
	expect(takeApart(text).events).toHaveLength(2)
})

function lastStartOf(...events: readonly string[]) {
	return lastStart(takeApart(calendar(...events)))
}

test('the last event is the last that can be read', () => {
	const day = localDay('2027-01-02')
	expect(lastStartOf('DTSTART:20261123T090000Z', 'DTSTART;VALUE=DATE:20270102')).toBe(day)
	expect(lastStartOf()).toBeUndefined()
	expect(lastStartOf('UID:3', 'DTSTART:20270231')).toBeUndefined()
	for (const later of ['20289999', '20290231', '99991231T999999', '20290101\r\nRRULE:x=1'])
		expect(lastStartOf('DTSTART:2027-01-02T09:00Z', `DTSTART:${later}`)).toBe(day)
})

test.each([
	[['UID:1\r\nSEQUENCE:1', 'UID:1\r\nSEQUENCE:10', 'UID:1', 'UID:1\r\nSEQUENCE:9'], [1]],
	[
		['UID:1\r\nSEQUENCE:1', 'UID:1\r\nRECURRENCE-ID:20261123\r\nSEQUENCE:2'],
		[0, 1],
	],
	[
		['UID:1', 'UID:1\r\nSEQUENCE:0', 'SUMMARY:A', 'SEQUENCE:3'],
		[0, 1, 2, 3],
	],
])('the revision of an event with the highest SEQUENCE is kept: %j', (events, kept) => {
	const blocks = events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`)
	expect(takeApart(calendar(...events)).events).toEqual(kept.map((index) => blocks[index]))
})

const days = { first: localDay('2026-11-23'), last: localDay('2026-11-29') }

test.each([
	[true, 'DTSTART:20261123T090000Z'],
	[true, 'DTSTART;TZID="(UTC+01:00) Berlin, Rome":20261122T233000'],
	[true, 'DTSTART:20261101T090000Z\r\nDURATION:P30D'],
	[true, 'DTSTART:20261124T090000Z\r\nDTEND:19700101T000000Z'],
	[false, 'DTSTART:20251124T090000Z\r\nDTEND:19700101T000000Z'],
	[true, 'DTSTART:2026-11-24T09:00:00Z'],
	[true, 'DTSTART:20261301T090000Z'],
	[true, 'DTSTART:soon'],
	[true, 'SUMMARY:No start'],
	[false, 'DTSTART:2026-09-01T09:00:00Z'],
	[true, 'DTSTART;VALUE=DATE:20250101\r\nDTEND;VALUE=DATE:20270101'],
	[true, 'DTSTART:20150101T090000Z\r\nRRULE:FREQ=DAILY'],
	[true, 'DTSTART:20150101T090000Z\r\nRDATE:20261124T090000Z'],
	[true, 'DTSTART:20280101T090000Z\r\nRDATE:20261124T090000Z'],
	[true, 'DTSTART:20150101T090000Z\r\nRRULE:FREQ=DAILY;UNTIL=20261123T090000Z'],
	[true, 'DTSTART:20150101T090000Z\r\nRECURRENCE-ID:20261124T090000Z'],
	[true, 'DTSTART:20261124T090000Z\r\nRECURRENCE-ID:20150101T090000Z'],
	[false, 'DTSTART:20260901T090000Z'],
	[false, 'DTSTART:20261101T090000Z\r\nDTEND:20261101T100000Z'],
	[false, 'DTSTART:20261201T090000Z'],
	[false, 'DTSTART:20261201T090000Z\r\nRRULE:FREQ=DAILY'],
	[false, 'DTSTART:20150101T090000Z\r\nRRULE:FREQ=DAILY;UNTIL=20160101T090000Z;BYDAY=MO'],
	[false, 'DTSTART:20150101T090000Z\r\nRECURRENCE-ID:20150102T090000Z'],
])('keeps (%s) %s', (isKept, event) => {
	expect(eventsNear(takeApart(calendar(event)), days)).toHaveLength(isKept ? 1 : 0)
})

test('events that are left out have no occurrence on these days', { tags: 'night' }, () => {
	for (const file of globSync('testing/calendars/*.ics')) {
		const text = takeApart(readFileSync(file, 'utf8').replace('\ufeff', ''))
		const all = { first: localDay('1970-01-01'), last: localDay('2027-12-31') }
		const whole = readCalendar(text, all).occurrences
		for (let first = localDay('2026-10-19'); first < localDay('2026-12-07'); first += 7) {
			const week = { first, last: first + 6 }
			const inWeek = (occurrences: typeof whole) =>
				occurrences
					.filter(({ start }) => {
						const day = Math.floor(momentOf(start) / msPerDay)
						return day >= week.first && day <= week.last
					})
					.map(({ start, event }) => `${momentOf(start)} ${event.toString()}`)
					.toSorted()
			const near = readCalendar(text, week).occurrences
			expect(inWeek(near), `${file} ${isoDate(first)}`).toEqual(inWeek(whole))
		}
	}
})
