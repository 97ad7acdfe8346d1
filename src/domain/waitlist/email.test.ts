import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, parseEmail } from './email.ts'

test('space around an address is forgiven and the domain becomes lower case', () => {
	expect(parseEmail(' Ada.L+list@Example.COM\n')).toBe('Ada.L+list@example.com')
})

test('a domain with an umlaut is stored in its ASCII form', () => {
	expect(parseEmail('lies@bücher.example')).toBe('lies@xn--bcher-kva.example')
})

test.each([
	'',
	'ada',
	'@example.com',
	'ada@',
	'ada@localhost',
	'ada@127.0.0.1',
	'ada@[127.0.0.1]',
	'ada@example..com',
	'ada@-example.com',
	'.ada@example.com',
	'a..da@example.com',
	'ada lovelace@example.com',
	'"ada"@example.com',
	'ada@example.com, eve@example.com',
	'ada@example.com?cc=eve@example.com',
	'ada@exam\tple.com',
	'ada\r\nBcc: eve@example.com',
	'ada@example.com\r\nBcc: eve@example.com',
	'ada\u0000@example.com',
	'ädä@example.com',
	`${'a'.repeat(65)}@example.com`,
	`ada@${'a'.repeat(64)}.com`,
	`ada@${'a.'.repeat(126)}com`,
])('%j is not an address', (text) => {
	expect(parseEmail(text)).toBeNull()
})

test('two spellings that differ in case are one address', () => {
	expect(emailKey('ADA@Example.com')).toBe(emailKey('ada@example.com'))
})

test('no accepted address can break a mail header, whatever was typed', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
			const email = parseEmail(text)
			if (email === null) return
			expect(email).toMatch(/^[\x21-\x7e]{3,254}$/)
			expect(email).not.toMatch(/[\s,;<>"]/)
			expect(parseEmail(email)).toBe(email)
		}),
	)
})
