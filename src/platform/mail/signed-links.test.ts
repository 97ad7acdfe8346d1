import { createSecretKey } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { createSignedLinks } from './signed-links.ts'

const links = createSignedLinks('https://innervolt.example', createSecretKey(Buffer.alloc(32, 1)))
const token = 'A'.repeat(43)
const signed = new URL(links.url('confirm', token, 'de')).searchParams.get('token') ?? ''

test('a link leads to its page in the language of the recipient', () => {
	const url = new URL(links.url('unsubscribe', token, 'pt'))
	expect(url.origin + url.pathname).toBe('https://innervolt.example/waitlist/unsubscribe')
	expect(url.searchParams.get('lang')).toBe('pt')
})

test('verifying a link returns the token in it', () => {
	expect(links.verify('confirm', signed)).toBe(token)
})

test('a link is valid only for its own purpose', () => {
	expect(links.verify('unsubscribe', signed)).toBeNull()
})

test('a link signed with another key is invalid', () => {
	expect(
		createSignedLinks('https://x.example', createSecretKey(Buffer.alloc(32, 2))).verify(
			'confirm',
			signed,
		),
	).toBeNull()
})

test('the token of an unsubscribe link is found in a text that quotes an email', () => {
	const url = links.url('unsubscribe', token, 'pt')
	const forged = url.replace('token=A', 'token=B')
	expect(links.findUnsubscribeToken(quoted(url))).toBe(token)
	expect(links.findUnsubscribeToken(quoted(forged) + quoted(url))).toBe(token)
	expect(links.findUnsubscribeToken(quoted(forged))).toBeNull()
	expect(links.findUnsubscribeToken(quoted(links.url('confirm', token, 'pt')))).toBeNull()
})

test('a link that lacks one of its characters is invalid', () => {
	for (let cut = 0; cut < signed.length; cut++) {
		expect(links.verify('confirm', signed.slice(0, cut) + signed.slice(cut + 1))).toBeNull()
	}
})

test('random text is never a valid link', () => {
	fc.assert(
		fc.property(fc.string({ unit: anyCharacter }), (text) => {
			expect(links.verify('confirm', text)).toBeNull()
			expect(links.verify('confirm', `${token}.${text}`)).toBeNull()
		}),
	)
})

const time = Date.UTC(2026, 0, 5, 23)
const dataLink = new URL(links.dataUrl(token, 'de', time)).searchParams
const dataToken = dataLink.get('token') ?? ''

test('verifying a link to the data page returns the unsubscribe token only with the day that the link names', () => {
	expect(dataLink.get('day')).toBe('2026-01-05')
	expect(links.verifyData(dataToken, '2026-01-05')).toBe(token)
	expect(links.verifyData(dataToken, '2026-01-06')).toBeNull()
	expect(links.verifyData(dataToken, '')).toBeNull()
})

test('an unsubscribe link does not open the data page, and a data link does not unsubscribe', () => {
	const unsubscribe = new URL(links.url('unsubscribe', token, 'de')).searchParams.get('token') ?? ''
	expect(links.verifyData(unsubscribe, '2026-01-05')).toBeNull()
	expect(links.verify('unsubscribe', dataToken)).toBeNull()
})

/** The headers of an email with an unsubscribe link. */
function quoted(url: string): string {
	return `Subject: x\r\nList-Unsubscribe: <${url}>\r\nTo: y`
}
