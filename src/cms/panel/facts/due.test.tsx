import { expect, test } from 'vitest'
import { isDue } from './FactForm.tsx'

test.each([
	['null', true],
	['2025-11-26', true],
	['2025-11-28', false],
	['2026-11-27', false],
])('a fact last checked on %s is due for another check on 2026-11-27: %j', (day, isExpected) => {
	expect(isDue(day, Date.parse('2026-11-27T12:00:00Z'))).toBe(isExpected)
})
