import { expect, test } from 'vitest'
import { nameKey } from './name-key.ts'

test('a name is compared without case and with its accents composed', () => {
	expect(nameKey('\u00C1ngel')).toBe('\u00E1ngel')
	expect(nameKey('A\u0301ngel')).toBe('\u00E1ngel')
})

// The only letter with a combining accent in its lower case.
test('a capital that takes a combining accent in lower case is composed again', () => {
	expect(nameKey('\u0130')).toBe('\u0130'.toLowerCase().normalize('NFC'))
	expect(nameKey('\u1E9E')).toBe('\u00DF')
})
