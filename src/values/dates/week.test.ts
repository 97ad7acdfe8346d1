import { expect, test } from 'vitest'
import { lastWeek, mondayOf } from './week.ts'

test.each([
	['2026-01-05', '2026-01-05'],
	['2026-01-07', '2026-01-05'],
	['2026-01-11', '2026-01-05'],
	['2026-01-12', '2026-01-12'],
])('the week of %s begins on Monday, %s', (day, monday) => {
	expect(mondayOf(day)).toBe(monday)
})

test('the last week ends on the Sunday before the current week', () => {
	expect(lastWeek('2026-01-05')).toEqual({ from: '2025-12-29', to: '2026-01-04' })
	expect(lastWeek('2026-01-11')).toEqual({ from: '2025-12-29', to: '2026-01-04' })
})
