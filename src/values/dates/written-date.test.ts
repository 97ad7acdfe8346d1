import { assert, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'
import { writtenDate } from './written-date.ts'

test.each([
	['en', 'en-US'],
	['de', 'de-DE'],
	['pt', 'pt-BR'],
] as const)('writes every day in %s as Intl does', (language, locale) => {
	const day = date({ min: new Date(2000, 0), max: new Date(2100, 0), noInvalidDate: true })
	assert(
		property(day, (found) => {
			expect(writtenDate(found, language)).toBe(longDate(found, locale))
		}),
	)
})
