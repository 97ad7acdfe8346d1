import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatCsvTime, orderOf, parseCsvTime } from './csv-time.ts'

test.each([
	['2026-01-05', '2026-01-05T00:00:00.000Z'],
	['2026-01-05 12:30:00', '2026-01-05T12:30:00.000Z'],
	['2026-01-05T12:30', '2026-01-05T12:30:00.000Z'],
	['2026-01-05T12:30:00Z', '2026-01-05T12:30:00.000Z'],
	['2026-01-05 12:30:00 UTC', '2026-01-05T12:30:00.000Z'],
	['2026-01-05 12:30:00.123456+02:00', '2026-01-05T10:30:00.123Z'],
	['2026/01/05 12:30:00 a. m. GMT-3', '2026-01-05T03:30:00.000Z'],
	['2026/01/05 1:30:00 PM HADT', '2026-01-05T13:30:00.000Z'],
	['5.1.2026', '2026-01-05T00:00:00.000Z'],
	['2017-09-18T04:33:52.313Z', '2017-09-18T04:33:52.313Z'],
	['05.01.26 08:00', '2026-01-05T08:00:00.000Z'],
	['05-01-2026', '2026-01-05T00:00:00.000Z'],
	['05/01/2026 8:00', '2026-01-05T08:00:00.000Z'],
	['5 ene 2026', '2026-01-05T00:00:00.000Z'],
	['5 de enero de 2026', '2026-01-05T00:00:00.000Z'],
	['5. Januar 2026', '2026-01-05T00:00:00.000Z'],
	['05-Jan-2026', '2026-01-05T00:00:00.000Z'],
	['Jan 5, 2026', '2026-01-05T00:00:00.000Z'],
	['3 März 2026', '2026-03-03T00:00:00.000Z'],
	['46027', '2026-01-05T00:00:00.000Z'],
	['46027,5', '2026-01-05T12:00:00.000Z'],
])('the date %j is read as %j in any time zone', (text, expected) => {
	vi.stubEnv('TZ', 'America/Bogota')
	expect(new Date(parseCsvTime(text, 'dmy')).toISOString()).toBe(expected)
})

test.each([
	'',
	'5 foo 2026',
	'2026-13-45',
	'2026-02-30',
	'31/02/2026',
	'0026-01-05',
	'2026-01-05 25:00',
	'2026-01-05 noon',
	'12345',
	'1',
	`2026-01-05${' '.repeat(100)}`,
])('%j is not a date', (text) => {
	expect(parseCsvTime(text, 'dmy')).toBeNaN()
})

test('a date with the month first is read only if the order is month, day, year', () => {
	expect(parseCsvTime('01/31/2026', 'mdy')).toBe(Date.UTC(2026, 0, 31))
	expect(parseCsvTime('01/31/2026', 'dmy')).toBeNaN()
})

test.each([
	['24/11/2026', 'dmy'],
	['11/24/26 10:00', 'mdy'],
	['05-06-2026', 'either'],
	['05/05/2026', null],
	['05.06.2026', null],
	['2026-06-05', null],
] as const)('the order of day and month in the date %j is %j', (text, order) => {
	expect(orderOf(text)).toBe(order)
})

test('a date formatted for an export is parsed back to the same minute', () => {
	const minutes = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) / 60_000 })
	fc.assert(
		fc.property(minutes, fc.constantFrom('dmy', 'mdy'), (minute, order) => {
			const time = minute * 60_000
			expect(parseCsvTime(formatCsvTime(new Date(time).toISOString()), order)).toBe(time)
		}),
	)
})
