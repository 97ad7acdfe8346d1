import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, keepSearch, keptSearch } from './searches.ts'

beforeEach(() => {
	const stored = new Map<string, string>()
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	})
})

afterEach(() => {
	forgetSearches()
	vi.unstubAllGlobals()
})

test('until all searches are deleted, a search is stored under a key that does not reveal the search', () => {
	const key = keepSearch('ada@example.com')
	expect(key).not.toContain('ada')
	expect(keepSearch('ada@example.com')).toBe(key)
	expect(keepSearch('grace@example.com')).not.toBe(key)
	expect(keptSearch(key)).toBe('ada@example.com')
	forgetSearches()
	expect(keptSearch(key)).toBe('')
	expect(keepSearch('grace@example.com')).not.toBe(key)
	expect(keptSearch(key)).toBe('')
})

test('in a browser without session storage, searches are kept as long as the page is open', () => {
	vi.stubGlobal('sessionStorage', undefined)
	expect(keptSearch(keepSearch('ada@example.com'))).toBe('ada@example.com')
})
