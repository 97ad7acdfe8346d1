import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('a day is written out as its readers write it', () => {
	const day = new Date(2026, 10, 20)
	expect(longDate(day, 'en-US')).toBe('November 20, 2026')
	expect(longDate(day, 'de-DE')).toBe('20. November 2026')
})

test('a day is that of the time zone asked for', () => {
	const time = new Date('2026-11-20T23:30:00Z')
	expect(longDate(time, 'en-US', 'UTC')).toBe('November 20, 2026')
	expect(longDate(time, 'en-US', 'Asia/Tokyo')).toBe('November 21, 2026')
})
