import { expect, test } from 'vitest'
import { dateTimeParts, formatDateTime } from './format-date.ts'

test('a formatted timestamp is split around its year, so that a phone can omit the current year', () => {
	const text = '2020-03-05T12:00:00Z'
	const parts = dateTimeParts(text)
	expect(parts).toMatchObject({ year: ' 2020', isCurrentYear: false })
	expect(`${parts?.before}${parts?.year}${parts?.after}`).toBe(formatDateTime(text))
	expect(dateTimeParts(new Date().toISOString())?.isCurrentYear).toBe(true)
	expect(dateTimeParts('some day')).toBeNull()
})
