import { expect, test } from 'vitest'
import { isAutomatic } from './spam.ts'

test('a filled trap is a program', () => {
	expect(isAutomatic({ trap: 'x' })).toBe(true)
})

test('a form sent 1.4 seconds after its page appeared is a program, after 1.5 a person', () => {
	expect(isAutomatic({ elapsed: 1_499 })).toBe(true)
	expect(isAutomatic({ elapsed: 1_500 })).toBe(false)
})

test('a form without a script knows no time and is believed', () => {
	expect(isAutomatic({ trap: '' })).toBe(false)
})
