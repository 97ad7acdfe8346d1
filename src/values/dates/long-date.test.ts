import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('a day is written out in the form of its language', () => {
	const day = new Date(2026, 10, 20)
	expect(longDate(day, 'en-US')).toBe('November 20, 2026')
	expect(longDate(day, 'de-DE')).toBe('20. November 2026')
})

test('a day is the day in the requested time zone', () => {
	const time = new Date('2026-11-20T23:30:00Z')
	expect(longDate(time, 'en-US', 'UTC')).toBe('November 20, 2026')
	expect(longDate(time, 'en-US', 'Asia/Tokyo')).toBe('November 21, 2026')
})
