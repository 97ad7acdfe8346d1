import { expect, test } from 'vitest'
import type { CalendarEntry } from './entry.ts'
import { localDay, minutesPerDay } from './local-time.ts'
import { plannedEvents } from './planned-events.ts'

const monday = localDay('2026-11-23')
const dinner = { kind: 'dinner', people: 'few' } as const

/**
 * An entry from one moment to another, both written as a day of the week and a time, such as "1 19:30". An all-day
 * entry is written without times. The end is exclusive.
 */
function entry(from: string, to: string): CalendarEntry {
	return {
		title: '',
		start: minutes(from),
		end: minutes(to),
		isAllDay: !from.includes(':'),
		isFree: false,
		otherPeople: 0,
		hasCallLink: false,
	}
}

function minutes(text: string): number {
	const [day, hour = 0, minute = 0] = text.split(/[ :]/).map(Number)
	return (monday + (day ?? 0)) * minutesPerDay + hour * 60 + minute
}

function planned(from: string, to: string): readonly string[] {
	return plannedEvents(entry(from, to), dinner, monday).map(
		({ day, part, hours }) => `${day} ${part} ${hours}`,
	)
}

test.each([
	['1 09:00', '1 09:15', '1 morning 1'],
	['1 11:59', '1 13:28', '1 morning 1'],
	['1 12:00', '1 13:30', '1 afternoon 2'],
	['1 16:59', '1 19:59', '1 afternoon 4'],
	['1 17:00', '1 22:59', '1 evening 4'],
	['1 09:00', '1 17:00', '1 morning 8'],
	['1 09:00', '1 09:00', '1 morning 1'],
])('an entry from %s to %s becomes the event %s', (from, to, event) => {
	expect(planned(from, to)).toEqual([event])
})

test('an entry that ends by six in the morning belongs to the evening on which it began', () => {
	expect(planned('4 20:00', '5 02:00')).toEqual(['4 evening 8'])
	expect(planned('4 22:00', '5 06:00')).toEqual(['4 evening 8'])
	expect(planned('-1 22:00', '0 03:00')).toEqual([])
	expect(planned('6 22:00', '7 03:00')).toEqual(['6 evening 4'])
})

test('an entry that lasts several days becomes one event on each of its days', () => {
	expect(planned('4 18:00', '6 15:00')).toEqual(['4 evening 8', '5 morning 8', '6 morning 8'])
	expect(planned('1', '4')).toEqual(['1 morning 8', '2 morning 8', '3 morning 8'])
	expect(planned('-3', '2')).toEqual(['0 morning 8', '1 morning 8'])
	expect(planned('5', '9')).toEqual(['5 morning 8', '6 morning 8'])
})

test('an all-day entry that ends on its first day becomes an event on that day', () => {
	expect(planned('2', '2')).toEqual(['2 morning 8'])
})
