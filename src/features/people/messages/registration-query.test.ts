import { expect, test } from 'vitest'
import { invalidFields } from '#values/messages/error-response.ts'
import { csvQuery, type CsvQuery, registrationQuery } from './registration-query.ts'

const fieldsOf = (query: object) => {
	const { error } = registrationQuery.safeParse(query)
	return error === undefined ? [] : invalidFields(error).fields
}

test('the list is sorted with the newest person first by default', () => {
	expect(registrationQuery.parse({})).toEqual({ sort: '-created_at' })
	expect(registrationQuery.parse({ sort: 'email' }).sort).toBe('email')
})

test('every invalid or unknown parameter is named exactly once', () => {
	expect(fieldsOf({ from: 'yesterday', sort: 'name', country: 'Germany' })).toEqual([
		'country',
		'from',
		'sort',
	])
	expect(fieldsOf({ page: '2', limit: '10' })).toEqual(['page', 'limit'])
	expect(fieldsOf({ country: ['DE', 'Brazil'], from: ['2026-01-01', '2026-01-02'] })).toEqual([
		'country',
		'from',
	])
	expect(fieldsOf({ status: [], source: Array(51).fill('a') })).toEqual(['status', 'source'])
	expect(fieldsOf({ search: 'a\0' })).toEqual(['search'])
})

test('a filter accepts one or several values for a column', () => {
	const several = {
		status: ['active', 'pending'],
		country: ['DE', 'BR'],
		tags: ['a', 'b'],
		locale: 'de',
	}
	expect(registrationQuery.parse(several)).toEqual({ ...several, sort: '-created_at' })
})

test.each(['2026-02-30', '2026-1-5', '2026-01-05T12:00:00Z'])('%s is not a day', (from) => {
	expect(fieldsOf({ from })).toEqual(['from'])
})

test('a CSV query has no optional columns by default, and accepts only known optional columns', () => {
	expect(csvQuery.parse({ status: 'active' })).toEqual({
		status: 'active',
		sort: '-created_at',
		columns: [],
	} satisfies CsvQuery)
	expect(csvQuery.parse({ columns: 'locale,campaign' }).columns).toEqual(['locale', 'campaign'])
	expect(csvQuery.safeParse({ columns: 'locale,email' }).success).toBe(false)
	expect(csvQuery.safeParse({ cursor: 'x' }).success).toBe(false)
})
