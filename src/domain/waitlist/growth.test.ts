import { expect, test } from 'vitest'
import { growth } from './growth.ts'

const now = Date.UTC(2026, 2, 1, 0, 30)

test('each of the last days is there, also the empty ones, across the end of a month', () => {
	const times = [
		Date.parse('2026-03-01T00:00:00.000Z'),
		Date.parse('2026-02-27T23:59:59.999Z'),
		Date.parse('2026-02-27T00:00:00.000Z'),
	]
	expect(growth(times, [0, 1, 2], 3, now)).toEqual([
		{ day: '2026-02-27', count: 2 },
		{ day: '2026-02-28', count: 0 },
		{ day: '2026-03-01', count: 1 },
	])
})

test('older rows, rows without a date and rows that are not asked for are not counted', () => {
	const times = [Date.parse('2026-02-26T23:59:59.999Z'), Number.NaN, now]
	expect(growth(times, [0, 1], 3, now).map(({ count }) => count)).toEqual([0, 0, 0])
})
