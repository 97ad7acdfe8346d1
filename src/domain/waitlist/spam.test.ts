import { expect, test } from 'vitest'
import { isAutomatic } from './spam.ts'

test('a filled trap is a program', () => {
	expect(isAutomatic({ trap: 'x', hasOrigin: true })).toBe(true)
})

test('a form that a browser filled in and sent at once is no program', () => {
	expect(isAutomatic({ elapsed: 20, hasOrigin: true })).toBe(false)
})

test('without an Origin, a form sent 1.4 seconds after its page appeared is a program, after 1.5 it is not', () => {
	expect(isAutomatic({ elapsed: 1_499, hasOrigin: false })).toBe(true)
	expect(isAutomatic({ elapsed: 1_500, hasOrigin: false })).toBe(false)
})

test('a form without a script knows no time and is believed', () => {
	expect(isAutomatic({ trap: '', hasOrigin: false })).toBe(false)
})
