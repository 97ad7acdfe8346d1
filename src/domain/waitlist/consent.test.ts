import { expect, test } from 'vitest'
import { currentWording, wordingOf } from './consent.ts'

test('a plain yes is to the present wording, a version to its own', () => {
	expect(['yes', 'on', 'true', '1'].map(wordingOf)).toEqual(Array(4).fill(currentWording))
	expect(wordingOf('2026-03')).toBe('2026-03')
	expect(wordingOf('unstated')).toBe('unstated')
})
