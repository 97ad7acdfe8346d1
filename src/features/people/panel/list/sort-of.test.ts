import { expect, test } from 'vitest'
import { nextSort } from './sort-of.ts'

test('a column heading sorts text from A to Z and dates from newest to oldest, and reverses the order when pressed again', () => {
	expect(nextSort('email', '-created_at')).toBe('email')
	expect(nextSort('email', 'email')).toBe('-email')
	expect(nextSort('email', '-email')).toBe('email')
	expect(nextSort('confirmed_at', 'email')).toBe('-confirmed_at')
	expect(nextSort('confirmed_at', '-confirmed_at')).toBe('confirmed_at')
})
