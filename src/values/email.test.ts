import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { asciiEmail, emailKey, parseEmail, nonAsciiLocalCharacters } from './email.ts'

test('parsing removes surrounding whitespace and converts the domain to lower case', () => {
	expect(parseEmail(' Ada.L+list@Example.COM\n')).toBe('Ada.L+list@example.com')
})

test('a domain that is longer than an address can be is refused before it is converted to ASCII', () => {
	const canParse = vi.spyOn(URL, 'canParse')
	try {
		const address = `a@${'\u00fc.'.repeat(2_000)}example`
		expect(parseEmail(address)).toBeNull()
		expect(nonAsciiLocalCharacters(`\u00e9${address}`)).toEqual([])
		expect(asciiEmail(address)).toBe(address)
		expect(canParse).not.toHaveBeenCalled()
	} finally {
		canParse.mockRestore()
	}
})

test('an international domain is stored as typed but in lower case, and converted to ASCII for mail', () => {
	expect(parseEmail('jose@Exämple.DE')).toBe('jose@exämple.de')
	expect(asciiEmail('Jose@exämple.de')).toBe('Jose@xn--exmple-cua.de')
	expect(asciiEmail('ada@例え.jp')).toBe('ada@xn--r8jz45g.jp')
})

test('a domain in full-width forms of ASCII characters is stored in ASCII', () => {
	expect(parseEmail('ada@ｅxample．com')).toBe('ada@example.com')
})

test('an umlaut typed as two characters equals the single character', () => {
	expect(parseEmail('ada@exa\u0308mple.de')).toBe('ada@exämple.de')
	expect(nonAsciiLocalCharacters('jose\u0301@example.com')).toEqual(['é'])
})

test('each non-ASCII character of the local part is listed once', () => {
	expect(nonAsciiLocalCharacters(' JoséÑé.ß@exämple.de ')).toEqual(['é', 'Ñ', 'ß'])
	expect(nonAsciiLocalCharacters('ada@example.com')).toEqual([])
	expect(nonAsciiLocalCharacters('josé')).toEqual([])
	expect(nonAsciiLocalCharacters('josé@localhost')).toEqual([])
	expect(nonAsciiLocalCharacters('jo sé@example.com')).toEqual([])
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
	'ada@exa\u00admple.com',
	'ada@exämple\u202e.de',
	`ada@${'ä'.repeat(60)}.de`,
	`${'a'.repeat(65)}@example.com`,
	`ada@${'a'.repeat(64)}.com`,
	`ada@${'a.'.repeat(126)}com`,
])('%j is not an address', (text) => {
	expect(parseEmail(text)).toBeNull()
})

test('two spellings that differ only in case are one address', () => {
	expect(emailKey('ADA@Example.com')).toBe(emailKey('ada@example.com'))
})

test('an international domain and its ASCII form are one address', () => {
	expect(emailKey('Jose@EXÄMPLE.de')).toBe('jose@xn--exmple-cua.de')
	expect(emailKey('jose@xn--exmple-cua.de')).toBe('jose@xn--exmple-cua.de')
})

test('an address has at most 64 characters before the @, and 254 in all, in ASCII', () => {
	const [local, label] = ['a'.repeat(64), 'b'.repeat(61)]
	expect(parseEmail(`a${local}@example.com`)).toBeNull()
	const longest = `${local}@${label}.${label}.${label}.com`
	expect(longest).toHaveLength(254)
	expect(parseEmail(longest)).toBe(longest)
	expect(parseEmail(longest.replace('.com', '.info'))).toBeNull()
	// 248 characters as typed; the label with an umlaut has seven more in ASCII.
	const international = `ü${'b'.repeat(54)}`
	expect(parseEmail(`a@${international}.com`)).not.toBeNull()
	expect(parseEmail(`${local}@${international}.${label}.${label}.com`)).toBeNull()
})

/** Domains of arbitrary letters, most of them invalid. */
const international = fc
	.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
	.map((name) => `ada@${name}.example`)

test('no accepted address can break a mail header', () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.string({ unit: anyCharacter }), fc.emailAddress(), international),
			(text) => {
				const email = parseEmail(text)
				if (email === null) return
				expect(asciiEmail(email)).toMatch(/^[\x21-\x7e]{3,254}$/)
				expect(email).not.toMatch(/[\s\p{C},;<>"]/u)
				expect(emailKey(asciiEmail(email))).toBe(emailKey(email))
				expect(parseEmail(email)).toBe(email)
			},
		),
	)
})

test('any text is parsed into a valid address or refused', () => {
	const part = fc.constantFrom('a', '@', '.', 'ü', '\u0301', ' ', '-')
	const typed = fc.oneof(
		fc.string({ unit: anyCharacter, maxLength: 8_192 }),
		fc.array(part, { maxLength: 400 }).map((parts) => parts.join('')),
	)
	fc.assert(
		fc.property(typed, (text) => {
			expect(asciiEmail(parseEmail(text) ?? '').length).toBeLessThanOrEqual(254)
			expect(nonAsciiLocalCharacters(text).every((each) => each > '\u007F')).toBe(true)
		}),
	)
})
