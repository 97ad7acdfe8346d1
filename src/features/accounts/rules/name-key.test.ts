import { expect, test } from 'vitest'
import { nameKey } from './name-key.ts'

test('the key of a name is in lower case, with composed accents', () => {
	expect(nameKey('\u00C1ngel')).toBe('\u00E1ngel')
	expect(nameKey('A\u0301ngel')).toBe('\u00E1ngel')
})

// The only capital letter that gets a combining accent in lower case.
test('the key of a name is composed again if lowercasing a capital adds a combining accent', () => {
	expect(nameKey('\u0130')).toBe('\u0130'.toLowerCase().normalize('NFC'))
	expect(nameKey('\u1E9E')).toBe('\u00DF')
})
