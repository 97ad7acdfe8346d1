import { expect, test } from 'vitest'
import { monthsBefore } from './retention.ts'

const before = (date: string, months: number) =>
	new Date(monthsBefore(Date.parse(date), months)).toISOString().slice(0, 10)

test('going back some months leads to the same day of the month, or to the last day of a month that is too short', () => {
	expect(before('2026-11-22', 24)).toBe('2024-11-22')
	expect(before('2026-12-31', 1)).toBe('2026-11-30')
	expect(before('2028-02-29', 24)).toBe('2026-02-28')
	expect(before('2026-01-05', 2)).toBe('2025-11-05')
})
