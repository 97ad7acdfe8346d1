import { assert, constantFrom, integer, property, record } from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarTime, msPerDay } from './calendar-time.ts'
import { occurrencesOf } from './occurrences.ts'
import { readEvent, revisionOf } from './read-event.ts'
import { timeOf } from './zones.ts'

const from = Date.UTC(2026, 10, 1)
const range = { from, until: from + 60 * msPerDay }

function occurrencesIn(...events: readonly (readonly string[])[]) {
	const read = events.flatMap(
		(lines) => readEvent(revisionOf(['UID:1', ...lines]), () => undefined) ?? [],
	)
	const { occurrences, leftOut } = occurrencesOf(read, range)
	return { starts: occurrences.map(({ start }) => written(start)), leftOut }
}

function startsOf(...lines: readonly string[]): readonly string[] {
	return occurrencesIn(lines).starts
}

function written({ wallMs }: CalendarTime): string {
	return new Date(wallMs).toISOString().slice(0, 16)
}

test(
	'expanding a series from just before the range finds the same occurrences as expanding the series from its beginning',
	{ tags: 'night' },
	() => {
		const rule = record({
			freq: constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
			// At most 6: with an interval of seven days, the day may never be a Monday, and ical.js then searches forever.
			interval: integer({ min: 1, max: 6 }),
			by: constantFrom('', ';BYDAY=MO,TH', ';BYMONTH=11', ';WKST=SU', ';WKST=SU;BYDAY=SU,TU'),
			daysBefore: integer({ min: -40, max: 1500 }),
		})
		assert(
			property(rule, ({ freq, interval, by, daysBefore }) => {
				const start = timeOf(from - daysBefore * msPerDay + 9 * 3_600_000)
				const text = `FREQ=${freq};INTERVAL=${interval}${freq === 'MONTHLY' ? '' : by}`
				const walked = [start.toString().slice(0, 16)]
				const iterator = ICAL.Recur.fromString(text).iterator(start)
				const end = timeOf(range.until)
				for (let next = iterator.next(); next && next.compare(end) < 0; next = iterator.next())
					walked.push(next.toString().slice(0, 16))
				const first = written({ wallMs: from, isDate: false, zone: undefined })
				const last = written({ wallMs: range.until, isDate: false, zone: undefined })
				const expected = [...new Set(walked)].filter((time) => time >= first && time < last)
				expect(startsOf(`DTSTART:${start.toICALString()}`, `RRULE:${text}`).toSorted()).toEqual(
					expected.toSorted(),
				)
			}),
			{ numRuns: 100 },
		)
	},
)

test('an event that repeats once per second is left out', () => {
	const often = ['DTSTART:20200101T000000', 'RRULE:FREQ=SECONDLY']
	expect(occurrencesIn(often)).toEqual({ starts: [], leftOut: 1 })
})

test('EXDATE with a date excludes a timed event on that day, and EXDATE with the time midnight excludes an all-day event', () => {
	expect(
		startsOf('DTSTART:20261102T090000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261103'),
	).toEqual(['2026-11-02T09:00', '2026-11-04T09:00'])
	expect(
		startsOf('DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261103T000000'),
	).toEqual(['2026-11-02T00:00', '2026-11-04T00:00'])
})

test('UNTIL with a date includes that day', () => {
	expect(startsOf('DTSTART:20261102T090000', 'RRULE:FREQ=DAILY;UNTIL=20261103')).toEqual([
		'2026-11-02T09:00',
		'2026-11-03T09:00',
	])
})

test('an event with an unusable recurrence rule is left out, and other events are read', () => {
	const unusable = ['DTSTART:20261102T090000', 'RRULE:FREQ=MONTHLY;BYYEARDAY=5']
	expect(occurrencesIn(unusable, ['DTSTART:20261105T090000'])).toEqual({
		starts: ['2026-11-05T09:00'],
		leftOut: 1,
	})
})
