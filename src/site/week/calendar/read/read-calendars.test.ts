import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CalendarEntry } from '#site/week/calendar/rules/entry.ts'
import { isoDate, localDay, minutesPerDay } from '#site/week/calendar/rules/local-time.ts'
import { ianaOffset } from '#values/dates/time-zone.ts'
import { decodeCalendar } from './decode-calendar.ts'
import { readCalendars } from './read-calendars.ts'

function entriesOf(zone: string, today: string, ...names: readonly string[]) {
	const sources = names.map((name) => ({
		file: `${name}.ics`,
		text: decodeCalendar(readFileSync(`testing/calendars/${name}.ics`)),
	}))
	return readCalendars(sources, {
		today: localDay(today),
		zone: ianaOffset(zone) ?? (() => NaN),
	}).entries
}

/** "2026-11-26 13:00 60 Title": day, time, minutes and title. */
function written({ title, start, end }: CalendarEntry): string {
	const time = new Date(start * 60_000).toISOString().slice(11, 16)
	return `${isoDate(Math.floor(start / minutesPerDay))} ${time} ${end - start} ${title}`
}

test('times are converted to the visitor’s time zone', () => {
	expect(entriesOf('Europe/Berlin', '2026-11-23', 'proton').map(written)).toEqual([
		'2026-11-25 18:30 90 Schwimmen',
		'2026-11-28 18:00 300 Einweihungsfeier Lena',
	])
	expect(entriesOf('America/New_York', '2026-11-23', 'proton').map(written)).toEqual([
		'2026-11-25 12:30 90 Schwimmen',
		'2026-11-28 12:00 300 Einweihungsfeier Lena',
	])
})

test('all-day events and floating times are the same in every time zone', () => {
	for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
		expect(entriesOf(zone, '2026-11-23', 'google-private').map(written)).toContain(
			'2026-11-27 00:00 4320 Wochenende bei den Eltern',
		)
		expect(entriesOf(zone, '2026-11-23', 'floating').map(written)).toContain(
			'2026-11-23 07:30 60 Swim',
		)
	}
})

test('cancelled events and events that the owner of the calendar declined are left out, but events that others declined are read', () => {
	const titles = entriesOf('Europe/Berlin', '2026-11-23', 'declined', 'outlook-cancelled').map(
		({ title }) => title,
	)
	expect(titles).toEqual(['Weekly', 'Weekly', 'Handover', 'Ivo'])
})

test('the owner of the calendar, rooms and equipment are not counted as other people', () => {
	const people = entriesOf('Europe/Berlin', '2026-11-23', 'google-work', 'outlook-teams')
		.filter(({ start }) => start >= localDay('2026-11-23') * minutesPerDay)
		.filter(({ start }) => start < localDay('2026-11-27') * minutesPerDay)
		.map(({ title, otherPeople, hasCallLink }) => [title, otherPeople, hasCallLink])
	expect(people).toEqual([
		['Standup', 1, false],
		['Budget round', 2, true],
		['Paula / Mara', 1, true],
		['Standup', 1, false],
		['Standup', 1, false],
		['Q4 sync with Ops (hybrid)', 0, false],
		['Entwurf durchgehen', 2, false],
	])
})

test('an entry in two calendars is read once', () => {
	const once = entriesOf('Europe/Berlin', '2026-11-23', 'proton')
	expect(entriesOf('Europe/Berlin', '2026-11-23', 'proton', 'proton')).toEqual(once)
})

test('the last three months of an old calendar are read', () => {
	expect(entriesOf('Europe/Berlin', '2029-01-01', 'proton')).toHaveLength(2)
})

test.each(['20289999', '20290231', '99991231T999999', '20290101\r\nRRULE:x=1'])(
	'an old calendar is read up to its last readable event, not up to an unreadable start: %s',
	(unreadable) => {
		const old = 'DTSTART:20250101T090000Z\r\nSUMMARY:Last'
		expect(readText(calendarOf(old, `DTSTART:${unreadable}`))).toEqual({
			titles: ['Last'],
			leftOut: 1,
		})
	},
)

test('a calendar without events, or without readable ones, is refused', () => {
	const visitor = { today: localDay('2026-11-23'), zone: () => 0 }
	const read = (text: string) => () => readCalendars([{ file: 'a.ics', text }], visitor)
	const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
	expect(read(empty)).toThrow(expect.objectContaining({ fault: 'noEntries', file: 'a.ics' }))
	const cut = empty.replace('END:VCALENDAR', 'BEGIN:VEVENT\r\nDTSTART:2026')
	expect(read(cut)).toThrow(expect.objectContaining({ fault: 'damaged' }))
	const timeless = empty.replace('END:', 'BEGIN:VEVENT\r\nSUMMARY:Later\r\nEND:VEVENT\r\nEND:')
	expect(read(timeless)).toThrow(expect.objectContaining({ fault: 'damaged' }))
})

test('the complete events of a truncated file are read, and the incomplete event is counted as left out', () => {
	const visitor = { today: localDay('2026-11-23'), zone: () => 0 }
	const event = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261123T090000Z\r\nEND:VEVENT\r\n'
	const text = `BEGIN:VCALENDAR\r\n${event}BEGIN:VEVENT\r\nDTSTART:2026`
	expect(readCalendars([{ file: 'a.ics', text }], visitor)).toMatchObject({
		entries: [{ start: expect.any(Number) }],
		leftOut: 1,
	})
})

function calendarOf(...events: readonly string[]): string {
	const blocks = events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`)
	return `BEGIN:VCALENDAR\r\n${blocks.join('')}END:VCALENDAR\r\n`
}

function readText(text: string) {
	const visitor = { today: localDay('2026-11-23'), zone: () => 0 }
	const { entries, leftOut } = readCalendars([{ file: 'a.ics', text }], visitor)
	return { titles: entries.map(({ title }) => title), leftOut }
}

test('a calendar with more than 10,000 entries is refused', () => {
	const events = Array.from(
		{ length: 10_001 },
		(_, index) => `UID:${index}\r\nDTSTART:20261123T090000Z`,
	)
	expect(() => readText(calendarOf(...events))).toThrow(
		expect.objectContaining({ fault: 'tooMany' }),
	)
})

const good = 'UID:good\r\nDTSTART:20261123T090000Z\r\nSUMMARY:Alpha'

test.each([
	'DTSTART:20260101T000000Z\r\nRRULE:FREQ=MINUTELY',
	'DTSTART:20260101T000000Z\r\nRRULE:FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0;BYSECOND=0',
	'DTSTART:19700101T000000Z\r\nRRULE:FREQ=MINUTELY;COUNT=99999999',
])(
	'series that repeat too often are counted as left out, and no other event is lost: %s',
	{ tags: 'night' },
	(series) => {
		const events = ['1', '2', '3', '4', '5', '6'].map((uid) => `UID:${uid}\r\n${series}`)
		expect(readText(calendarOf(...events, good))).toEqual({
			titles: ['Alpha'],
			leftOut: 6,
		})
	},
)

test('a calendar whose only events repeat too often is refused', () => {
	const series = 'UID:1\r\nDTSTART:20260101T000000Z\r\nRRULE:FREQ=MINUTELY'
	expect(() => readText(calendarOf(series))).toThrow(expect.objectContaining({ fault: 'damaged' }))
})

test.each([
	'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
	'FREQ=DAILY;INTERVAL=7;BYDAY=MO;COUNT=5',
	'FREQ=MONTHLY;INTERVAL=12;BYMONTH=3',
	'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
	'FREQ=YEARLY;BYYEARDAY=366',
])(
	'a recurrence rule that matches no date does not loop forever, and the event occurs on its own date: %s',
	(rule) => {
		const never = `UID:1\r\nDTSTART:20261120T090000Z\r\nSUMMARY:Beta\r\nRRULE:${rule}`
		expect(readText(calendarOf(never, good))).toEqual({ titles: ['Beta', 'Alpha'], leftOut: 0 })
	},
)

test('a changed occurrence without UID replaces no other event', () => {
	const series = 'DTSTART:20261123T090000\r\nRRULE:FREQ=DAILY;COUNT=2\r\nSUMMARY:Alpha'
	const changed = 'DTSTART:20261124T150000\r\nRECURRENCE-ID:20261124T090000\r\nSUMMARY:Beta'
	const other = 'DTSTART:20261124T090000\r\nSUMMARY:Gamma'
	expect(readText(calendarOf(series, changed, other))).toEqual({
		titles: ['Alpha', 'Alpha', 'Gamma', 'Beta'],
		leftOut: 0,
	})
})

test.each([
	[['UID:1\r\nSEQUENCE:1', 'UID:1\r\nSEQUENCE:10', 'UID:1', 'UID:1\r\nSEQUENCE:9'], '1'],
	[['UID:1\r\nSEQUENCE:1', 'UID:1\r\nRECURRENCE-ID:20261122\r\nSEQUENCE:2'], '01'],
	[['UID:1', 'UID:1\r\nSEQUENCE:0', 'LOCATION:A', 'SEQUENCE:3'], '0123'],
])(
	'of several revisions of an event, only the one with the highest SEQUENCE is read: %j',
	(events, kept) => {
		const dated = events.map(
			(event, index) => `${event}\r\nDTSTART:20261123T0${index}0000Z\r\nSUMMARY:${index}`,
		)
		expect(readText(calendarOf(...dated)).titles.join('')).toBe(kept)
	},
)

test('a cancellation without a start replaces its event, which has a lower SEQUENCE', () => {
	const event = 'UID:1\r\nSEQUENCE:1\r\nDTSTART:20261123T090000Z\r\nSUMMARY:Alpha'
	const other = 'UID:2\r\nDTSTART:20261123T100000Z\r\nSUMMARY:Beta'
	const cancellation = 'UID:1\r\nSEQUENCE:2\r\nSTATUS:CANCELLED'
	expect(readText(calendarOf(event, cancellation, other)).titles).toEqual(['Beta'])
})
