import { expect, test } from 'vitest'
import { renderLetter } from './render-letter.ts'

const letter = {
	content: { en: { subject: 'We open', text: 'Hello,\n\nwe <open>.' } },
	fallback: null,
	campaign: 'letter-we-open',
}
const recipient = {
	language: 'en',
	unsubscribeUrl: 'https://innervolt.example/u',
	consent: null,
} as const
const site = 'https://innervolt.example'

test('a letter has its words and the link to unsubscribe, escaped in HTML', () => {
	const mail = renderLetter(letter, recipient, site)
	expect(mail.subject).toBe('We open')
	expect(mail.text).toContain('Hello,\n\nwe <open>.')
	expect(mail.text).toContain(recipient.unsubscribeUrl)
	expect(mail.html).toContain('we &lt;open&gt;.')
})

test('a language without words gets those of the fallback', () => {
	const german = { ...recipient, language: 'de' } as const
	expect(renderLetter({ ...letter, fallback: 'en' }, german, site).subject).toBe('We open')
	expect(() => renderLetter(letter, german, site)).toThrow(RangeError)
})
