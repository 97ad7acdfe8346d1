import { expect, test, vi } from 'vitest'
import { enableDecline, offerLanguage } from './offer-language.ts'

/** Opens a page that exists in two more languages. Returns the offered language, and a function to decline. */
function open(languages: readonly string[], storage: object = {}, lang = 'en') {
	const offers = ['en', 'de', 'pt']
		.filter((code) => code !== lang)
		.map((code) => {
			const button = new EventTarget()
			return { code, button, hidden: true, querySelector: () => button }
		})
	vi.stubGlobal('document', {
		querySelector: (selector: string) => offers.find(({ code }) => selector.endsWith(`=${code}]`)),
		documentElement: { lang },
		querySelectorAll: () => offers,
	})
	vi.stubGlobal('navigator', { languages })
	vi.stubGlobal('localStorage', storage)
	offerLanguage()
	enableDecline()
	const shown = () => offers.find(({ hidden }) => !hidden)
	return {
		offered: () => shown()?.code,
		decline: () => shown()?.button.dispatchEvent(new Event('click')),
	}
}

test.each([
	[['de-AT', 'en'], 'de'],
	[['fr', 'pt-BR', 'en'], 'pt'],
	[['en-GB', 'de'], undefined],
	[['fr', 'it'], undefined],
	[[], undefined],
])('a visitor who reads %j is offered %s on a page in English', (languages, language) => {
	expect(open(languages).offered()).toBe(language)
})

test('a page in German offers its English version to readers of English', () => {
	expect(open(['en-US'], {}, 'de').offered()).toBe('en')
	expect(open(['de-CH', 'en'], {}, 'de').offered()).toBeUndefined()
})

test('a declined offer disappears, and is not made again', () => {
	const storage = {}
	const page = open(['de'], storage)
	page.decline()
	expect(page.offered()).toBeUndefined()
	expect(open(['de'], storage).offered()).toBeUndefined()
})

test('without storage no offer is made, because a declined offer could not be remembered', () => {
	const storage = new Proxy(
		{},
		{
			get() {
				throw new DOMException('denied', 'SecurityError')
			},
		},
	)
	expect(open(['de'], storage).offered()).toBeUndefined()
})
