import { assert, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { englishDate } from './english-date.ts'
import { longDate } from './long-date.ts'

test('it writes every day as Intl does', () => {
	const day = date({ min: new Date(2000, 0), max: new Date(2100, 0), noInvalidDate: true })
	assert(
		property(day, (found) => {
			expect(englishDate(found)).toBe(longDate(found, 'en-US'))
		}),
	)
})
