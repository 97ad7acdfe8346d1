import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, utcDay } from './utc-day.ts'

test('a day ends at midnight UTC', () => {
	expect(utcDay(Date.UTC(2026, 0, 5, 23, 59, 59, 999))).toBe('2026-01-05')
	expect(utcDay(Date.UTC(2026, 0, 6))).toBe('2026-01-06')
})

test('adding days crosses months, leap days and clock changes', () => {
	expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
	expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
	expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('the days of a period are consecutive and include both ends', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 20_000 }),
			fc.integer({ min: 0, max: 400 }),
			(start, length) => {
				const from = utcDay(start * 86_400_000)
				const days = daysBetween(from, addDays(from, length))
				expect(days).toHaveLength(length + 1)
				days.slice(1).forEach((day, index) => expect(addDays(day, -1)).toBe(days[index]))
			},
		),
	)
	expect(daysBetween('2026-01-02', '2026-01-01')).toEqual([])
})
