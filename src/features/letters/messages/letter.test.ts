import { expect, test } from 'vitest'
import { letterChange, newLetter } from './letter.ts'

test('a new letter has no text and is for everyone with consent to news', () => {
	expect(newLetter.parse({ campaign: 'letter-we-open' })).toEqual({
		name: '',
		content: {},
		fallback: null,
		segment: null,
		purpose: 'news',
		reply_to: null,
		timing: null,
		campaign: 'letter-we-open',
	})
})

test.each([
	['a subject of two lines', { content: { en: { subject: 'a\nBcc: b@c.example', text: '' } } }],
	[
		'a text above 30,000 characters',
		{ content: { en: { subject: '', text: 'x'.repeat(30_001) } } },
	],
	['another language', { content: { fr: { subject: '', text: '' } } }],
	['two reply addresses', { reply_to: 'a@b.example, c@d.example' }],
	['a campaign that the counts would fold', { campaign: 'we-open' }],
	['an unknown purpose', { purpose: 'parties' }],
])('a letter with %s is refused', (_what, change) => {
	const draft = { ...newLetter.parse({ campaign: 'letter-we-open' }), id: '1', version: 1 }
	expect(letterChange.safeParse(draft).success).toBe(true)
	expect(letterChange.safeParse({ ...draft, ...change }).success).toBe(false)
})
