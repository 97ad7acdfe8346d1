import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test.each([
	['en-US', 'November 20, 2026'],
	['de-DE', '20. November 2026'],
	['pt-BR', '20 de novembro de 2026'],
])('a date is written out as in the locale %s', (locale, written) => {
	expect(longDate(new Date(2026, 10, 20), locale)).toBe(written)
})

test('a moment is formatted as its date in the requested time zone', () => {
	const time = new Date('2026-11-20T23:30:00Z')
	expect(longDate(time, 'en-US', 'UTC')).toBe('November 20, 2026')
	expect(longDate(time, 'en-US', 'Asia/Tokyo')).toBe('November 21, 2026')
})
