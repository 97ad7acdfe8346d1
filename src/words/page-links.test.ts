import { expect, test } from 'vitest'
import { pageLink, proseLink } from './page-links.ts'

test('a link leads to the page in the reader’s language', () => {
	expect(pageLink('de', 'privacy', 'Datenschutz')).toEqual({
		label: 'Datenschutz',
		href: '/deutschland/datenschutz',
	})
})

test('a link to a page in English only says so, except to readers of English', () => {
	expect(proseLink('pt', 'usa', 'Estados Unidos')).toBe('[Estados Unidos (em\u00A0inglês)](/usa)')
	expect(proseLink('en', 'usa', 'the United States', '#faq')).toBe('[the United States](/usa#faq)')
})
