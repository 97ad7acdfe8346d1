import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { lowLine, mondayCharge } from '#site/week/rules/estimates.ts'
import { forecast } from '#site/week/rules/forecast.ts'
import type { PlannedEvent } from '#site/week/rules/plan.ts'
import { localDay } from '#site/week/calendar/rules/local-time.ts'
import { type QuietAlarm, quietCalendar } from './quiet-calendar.ts'

const link = 'https://innervolt.example/week#w1=abc,def;ghi'

const party: PlannedEvent = { day: 3, part: 'evening', kind: 'party', people: 'many', hours: 8 }
const dinner: PlannedEvent = { day: 4, part: 'evening', kind: 'dinner', people: 'few', hours: 2 }
const morning: PlannedEvent = { day: 6, part: 'morning', kind: 'quiet', people: 'one', hours: 4 }
const evening: PlannedEvent = { ...morning, day: 4, part: 'evening', hours: 1 }

type Options = {
	readonly reminderLink?: string
	readonly today?: string
	readonly alarm?: QuietAlarm
}

/** A day at work that, together with the party on the same day, brings the evening below the low line. */
const work: PlannedEvent = { ...party, part: 'morning', kind: 'openPlan' }

function written(events: readonly PlannedEvent[], options: Options = {}): string {
	const { reminderLink, today, alarm = 'none' } = options
	return quietCalendar({
		plan: { start: mondayCharge, events, costs: {} },
		monday: localDay('2026-11-23'),
		words: {
			quiet: 'Zeit für dich; still, ohne Gäste',
			quietNote: 'Freigehalten nach einem vollen Tag, '.repeat(4),
			reminder: 'Die nächste Woche ansehen',
			reminderNote: 'Deine Woche:',
		},
		host: 'innervolt.example',
		now: new Date('2026-11-22T16:00:00Z'),
		today: localDay(today ?? '2026-11-22'),
		alarm,
		reminderLink,
	})
}

/** One line per event. */
function readBack(text: string): readonly string[] {
	const calendar = new ICAL.Component(ICAL.parse(text))
	return calendar.getAllSubcomponents('vevent').map((component) => {
		const event = new ICAL.Event(component, { exceptions: [] })
		return `${event.startDate.toString()} ${event.endDate.toString()} ${event.uid}`
	})
}

test('the evening after a low evening is kept free', () => {
	expect(forecast({ start: mondayCharge, events: [work, party] })[3]?.level).toBeLessThan(lowLine)
	expect(readBack(written([work, party]))).toEqual([
		'2026-11-27T19:00:00 2026-11-27T21:00:00 quiet-2026-11-27-evening@innervolt.example',
	])
})

test('if the evening after a low evening has plans, the following evening is kept free instead', () => {
	expect(readBack(written([work, party, dinner]))).toEqual([
		'2026-11-28T19:00:00 2026-11-28T21:00:00 quiet-2026-11-28-evening@innervolt.example',
	])
})

test('planned quiet hours are written to the calendar, and an evening with planned quiet hours gets no second block', () => {
	expect(readBack(written([work, party, morning, evening]))).toEqual([
		'2026-11-29T10:00:00 2026-11-29T14:00:00 quiet-2026-11-29-morning@innervolt.example',
		'2026-11-27T19:00:00 2026-11-27T20:00:00 quiet-2026-11-27-evening@innervolt.example',
	])
})

test('after a low Sunday the Monday of the next week is kept free', () => {
	expect(
		readBack(
			written([
				{ ...work, day: 6 },
				{ ...party, day: 6 },
			]),
		),
	).toEqual(['2026-11-30T19:00:00 2026-11-30T21:00:00 quiet-2026-11-30-evening@innervolt.example'])
})

test('if no evening is low, the evening after the lowest one is kept free', () => {
	expect(readBack(written([{ ...dinner, day: 1 }]))).toEqual([
		'2026-11-25T19:00:00 2026-11-25T21:00:00 quiet-2026-11-25-evening@innervolt.example',
	])
})

test('nothing is written for past days', () => {
	const monday = { ...party, day: 0 } as const
	const quietMonday = { ...morning, day: 0 } as const
	expect(
		readBack(written([{ ...work, day: 0 }, monday, quietMonday], { today: '2026-11-28' })),
	).toEqual(['2026-11-28T19:00:00 2026-11-28T21:00:00 quiet-2026-11-28-evening@innervolt.example'])
})

test('the reminder is every Sunday at 18:00 and contains the link', () => {
	const calendar = new ICAL.Component(ICAL.parse(written([party], { reminderLink: link })))
	const reminder = calendar.getAllSubcomponents('vevent').at(-1)
	expect(reminder?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-11-29T18:00:00')
	expect(reminder?.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=WEEKLY')
	expect(reminder?.getFirstPropertyValue('url')).toBe(link)
	expect(reminder?.getFirstPropertyValue('description')).toBe(`Deine Woche:\n${link}`)
	expect(reminder?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('action')).toBe('DISPLAY')
})

test.each([
	['hourBefore', ['2026-11-29T09:00:00', '2026-11-27T18:00:00']],
	['eveningBefore', ['2026-11-28T20:00:00', '2026-11-26T20:00:00']],
	['none', []],
] as const)('quiet time has the chosen alarm: %s', (alarm, wanted) => {
	const text = written([work, party, morning, evening], { alarm })
	const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
	const times = found.flatMap((event) =>
		event.getAllSubcomponents('valarm').map((each) => {
			expect(each.getFirstPropertyValue('action')).toBe('DISPLAY')
			expect(each.getFirstPropertyValue('description')).toBe('Zeit für dich; still, ohne Gäste')
			const start = new ICAL.Event(event, { exceptions: [] }).startDate.clone()
			start.addDuration(ICAL.Duration.fromString(String(each.getFirstPropertyValue('trigger'))))
			return start.toString()
		}),
	)
	expect(times).toEqual(wanted)
})

test('for a past week, the reminder begins on the next Sunday', () => {
	const late = written([party], { reminderLink: link, today: '2026-12-02' })
	expect(readBack(late).at(-1)).toContain('2026-12-06T18:00:00')
	const onSunday = written([party], { reminderLink: link, today: '2026-11-29' })
	expect(readBack(onSunday).at(-1)).toContain('2026-11-29T18:00:00')
})

test('texts are escaped and folded: no line is longer than 75 octets, and all texts are read back', () => {
	const text = written([party], { reminderLink: `${link}${'x'.repeat(300)}` })
	const lines = text.split('\r\n')
	expect(lines.at(-1)).toBe('')
	expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
	expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
	const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
	expect(event?.getFirstPropertyValue('summary')).toBe('Zeit für dich; still, ohne Gäste')
	expect(event?.getFirstPropertyValue('description')).toBe(
		'Freigehalten nach einem vollen Tag, '.repeat(4),
	)
})

test('every event has the properties that RFC 5545 requires, and times without a time zone', () => {
	const text = written([party, morning], { reminderLink: link })
	expect(text.match(/^DTSTAMP:20261122T160000Z\r$/gm)).toHaveLength(3)
	expect(text.match(/^UID:\S+@innervolt\.example\r$/gm)).toHaveLength(3)
	expect(text.match(/^DTSTART:\d{8}T\d{6}\r$/gm)).toHaveLength(3)
	expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/)
})

test('two quiet times in the same part of a day are written as one event with the sum of their lengths', () => {
	expect(readBack(written([work, party, morning, { ...morning, hours: 1 }]))).toContain(
		'2026-11-29T10:00:00 2026-11-29T15:00:00 quiet-2026-11-29-morning@innervolt.example',
	)
})
