import { createSecretKey } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSignedLinks } from './signed-links.ts'

const links = createSignedLinks('https://innervolt.example', createSecretKey(Buffer.alloc(32, 1)))
const token = 'A'.repeat(43)
const signed = new URL(links.url('confirm', token, 'de')).searchParams.get('token') ?? ''

test('a link leads to its page in the language of its reader', () => {
	const url = new URL(links.url('unsubscribe', token, 'pt'))
	expect(url.origin + url.pathname).toBe('https://innervolt.example/waitlist/unsubscribe')
	expect(url.searchParams.get('lang')).toBe('pt')
})

test('what a link carries is read again', () => {
	expect(links.verify('confirm', signed)).toBe(token)
})

test('a link of one purpose does not serve the other', () => {
	expect(links.verify('unsubscribe', signed)).toBeNull()
})

test('another server\u2019s link is not ours', () => {
	expect(
		createSignedLinks('https://x.example', createSecretKey(Buffer.alloc(32, 2))).verify(
			'confirm',
			signed,
		),
	).toBeNull()
})

test('a link that lost a character is not ours', () => {
	for (let cut = 0; cut < signed.length; cut++) {
		expect(links.verify('confirm', signed.slice(0, cut) + signed.slice(cut + 1))).toBeNull()
	}
})

test('no invented text is a link', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(links.verify('confirm', text)).toBeNull()
			expect(links.verify('confirm', `${token}.${text}`)).toBeNull()
		}),
	)
})
