import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inboxLink, inboxProviderIds, inboxProviderOf, inboxProviders } from './inbox.ts'

const sender = 'no-reply@innervolt.example'

test('the table of mailbox providers has thirteen entries, and lists each domain only once', () => {
	expect(inboxProviderIds).toHaveLength(13)
	const domains = inboxProviderIds.flatMap((id) => [...inboxProviders[id].domains])
	expect(new Set(domains).size).toBe(domains.length)
	for (const id of inboxProviderIds) {
		for (const domain of inboxProviders[id].domains) {
			expect(inboxProviderOf(`Ada@${domain.toUpperCase()}`)).toBe(id)
		}
	}
})

test('a domain that only resembles a provider’s domain does not belong to the provider', () => {
	expect(inboxProviderOf('ada@notgmail.com')).toBeNull()
	expect(inboxProviderOf('ada@gmail.com.example')).toBeNull()
	expect(inboxProviderOf('gmail.com@mail.example')).toBeNull()
	expect(inboxProviderOf('ada@constructor')).toBeNull()
})

test('the link to the inbox searches for our sender if the provider supports searches by link', () => {
	expect(inboxLink('gmail', sender).url).toBe(
		'https://mail.google.com/mail/u/0/#search/from%3A(no-reply%40innervolt.example)+in%3Aanywhere+newer_than%3A1d',
	)
	expect(inboxLink('yahoo', sender).url).toBe(
		'https://mail.yahoo.com/d/search/keyword=from%253Ano-reply%2540innervolt.example',
	)
	expect(inboxLink('proton', sender).url).toBe(
		'https://mail.proton.me/u/0/all-mail#from=no-reply%40innervolt.example',
	)
	expect(inboxLink('webde', sender)).toEqual({ name: 'WEB.DE', url: 'https://web.de/' })
})

test('whatever the sender is, the link to the inbox leads to the provider over TLS', () => {
	fc.assert(
		fc.property(fc.constantFrom(...inboxProviderIds), fc.string(), (id, text) => {
			const url = new URL(inboxLink(id, text).url)
			expect(url.origin).toBe(new URL(inboxProviders[id].url).origin)
			expect(url.protocol).toBe('https:')
		}),
	)
})
