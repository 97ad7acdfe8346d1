import { expect, test } from 'vitest'
import { isoDate, localDay, minutesPerDay } from '#domain/calendar/local-time.ts'
import { ianaOffset } from '#domain/calendar/time-zone.ts'
import { readCalendarFiles } from './calendar-files.ts'
import { readCalendars } from './read-calendars.ts'
import { peopleShapes } from './shapes/people.ts'
import { seriesShapes } from './shapes/series.ts'
import type { Shape } from './shapes/shape.ts'
import { textShapes } from './shapes/texts.ts'
import { timeShapes } from './shapes/times.ts'
import { zoneShapes } from './shapes/zones.ts'

const shapes = [...zoneShapes, ...seriesShapes, ...timeShapes, ...textShapes, ...peopleShapes]

const named = shapes.map((shape): [name: string, shape: Shape] => [
	`${shape.program}: ${shape.odd} (${shape.source})`,
	shape,
])

const plain = ['2026-11-10 09:00 30 Before', '2026-11-11 09:00 30 After']

test('every shape names a thread in which it was reported', () => {
	for (const { source } of shapes) expect(source).toMatch(/^[\w.-]+\/[\w.-]+#\d+$/)
	expect(shapes.length).toBeGreaterThanOrEqual(40)
})

for (const [lineEnds, end] of [
	['CRLF', '\r\n'],
	['LF', '\n'],
] as const) {
	test.each(named)(`${lineEnds}: %s`, async (_name, { text, seen, leftOut = {} }) => {
		const found = await read(calendar(text).replaceAll('\n', end))
		expect(found.entries.map(written)).toEqual([...plain, ...seen])
		expect(found.leftOut).toEqual(leftOut)
	})
}

/** The shape between two events that nothing is unusual about. */
function calendar(text: string): string {
	const [before, after] = ['Before', 'After'].map((title, index) =>
		[
			'BEGIN:VEVENT',
			`UID:${title}@example.org`,
			`DTSTART;TZID=Europe/Berlin:2026111${index}T090000`,
			`DTEND;TZID=Europe/Berlin:2026111${index}T093000`,
			`SUMMARY:${title}`,
			'END:VEVENT',
		].join('\n'),
	)
	return ['BEGIN:VCALENDAR', 'VERSION:2.0', before, text, after, 'END:VCALENDAR', ''].join('\n')
}

async function read(content: string | Uint8Array<ArrayBuffer>) {
	const { sources } = await readCalendarFiles([new File([content], 'a.ics')])
	const zone = ianaOffset('Europe/Berlin') ?? (() => Number.NaN)
	return readCalendars(sources, { today: localDay('2026-11-10'), zone })
}

/** "2026-11-26 13:00 60 Title": day, time, minutes on the clock and title. */
function written({ title, start, end }: { title: string; start: number; end: number }): string {
	const time = new Date(start * 60_000).toISOString().slice(11, 16)
	return `${isoDate(Math.floor(start / minutesPerDay))} ${time} ${end - start} ${title}`
}
