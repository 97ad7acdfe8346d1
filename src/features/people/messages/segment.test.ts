import { expect, test } from 'vitest'
import { invalidFields } from '#values/messages/error-response.ts'
import { savedSegment } from './segment.ts'

test('a segment cannot contain a search, because the search text can be an email address', () => {
	const { error } = savedSegment.safeParse({ name: 'Ada', filter: { search: 'ada@example.com' } })
	expect(error && invalidFields(error).fields).toEqual(['search'])
})

test('the name of a segment is trimmed, and needs at least one character and no control characters', () => {
	expect(savedSegment.parse({ name: ' Alemania ', filter: {} }).name).toBe('Alemania')
	expect(savedSegment.safeParse({ name: ' ', filter: {} }).success).toBe(false)
	expect(savedSegment.safeParse({ name: 'a\nb', filter: {} }).success).toBe(false)
})
