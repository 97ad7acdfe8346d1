import { expect, test } from 'vitest'
import { newId, systemClockAndRandom } from './context.ts'

test('IDs have 32 digits and sort in the order of their creation, even within a millisecond', () => {
	let ms = Date.UTC(2026, 0, 5)
	const context = { ...systemClockAndRandom, now: () => ms }
	const ids = Array.from({ length: 600 }, (_, index) => {
		if (index % 200 === 0) ms += 1
		return newId(context)
	})
	expect(ids).toEqual(ids.toSorted())
	expect(new Set(ids).size).toBe(600)
	expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})
