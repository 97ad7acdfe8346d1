import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test('a masked address shows the first character and the domain', () => {
	expect(maskedEmail('theo@mail.example')).toBe('t…@mail.example')
	expect(maskedEmail('"a@b"@mail.example')).toBe('"…@mail.example')
})

test('beyond its first character, a masked address reveals nothing about the local part, not even its length', () => {
	const rest = fc.string({ minLength: 1 }).filter((text) => !text.includes('@'))
	fc.assert(
		fc.property(rest, rest, (one, other) => {
			expect(maskedEmail(`t${one}@mail.example`)).toBe(maskedEmail(`t${other}@mail.example`))
		}),
	)
})
