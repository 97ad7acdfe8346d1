import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEmail } from './email.ts'
import { addressesIn, pastedAddress } from './pasted-address.ts'

test.each([
	'<ada@example.com>',
	'Ada Lovelace <ada@example.com>',
	'"Lovelace, Ada" <ada@example.com>,',
	'mailto:ada@example.com',
	'MAILTO:ada@example.com?subject=Hello',
	'<mailto:ada@example.com>',
	'ada@example.com.',
	'ada@example.com;',
	' \u00A0ada@example.com\u200B',
	'ada\u200B@example.com\uFEFF',
])('%j is understood as ada@example.com', (text) => {
	expect(parseEmail(text)).toBe('ada@example.com')
	expect(pastedAddress(text)).toBe('ada@example.com')
})

test('an address is understood in every form in which it is pasted', () => {
	const wraps = fc.constantFrom(
		(address: string) => `<${address}>`,
		(address: string) => `mailto:${address}`,
		(address: string) => ` ${address}. `,
		(address: string) => `\u200B${address}`,
		(address: string) => address,
	)
	fc.assert(
		fc.property(fc.stringMatching(/^[a-z0-9]{1,9}$/), wraps, (local, wrap) => {
			const address = `${local}@example.com`
			expect(parseEmail(wrap(address))).toBe(address)
		}),
	)
})

test.each([
	['ada@example.com', ['ada@example.com']],
	['ada@example.com; bob@example.com', ['ada@example.com', 'bob@example.com']],
	['ada@example.com\nbob@example.com', ['ada@example.com', 'bob@example.com']],
	['ada@example.com ::: bob@example.com', ['ada@example.com', 'bob@example.com']],
	['Ada <ada@example.com>, "B, C" <bob@example.com>', ['ada@example.com', 'bob@example.com']],
	['ada at home', ['ada at home']],
	['ada@example.com (home)', ['ada@example.com', '(home)']],
	[' \u200B', []],
])('the text %j is split into the addresses %j', (cell, addresses) => {
	expect(addressesIn(cell)).toEqual(addresses)
})
