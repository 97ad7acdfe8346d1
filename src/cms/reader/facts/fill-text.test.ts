import { expect, test } from 'vitest'
import { fillText } from './fill-text.ts'

const facts = new Map<string, string | number>([
	['price.lifetime', '10 $'],
	['trial.days', 7],
	['claim.off', ''],
	['plan.terms', '{trial.days} days free, then {price.lifetime}'],
])

test('a fact is replaced by its value, even if the value contains other facts', () => {
	expect(fillText('{plan.terms}. {trial.days}!', 'en', facts)).toBe('7 days free, then 10 $. 7!')
})

test('an empty fact also removes the space before it', () => {
	expect(fillText('Yes. {claim.off} {trial.days}.', 'en', facts)).toBe('Yes. 7.')
})

test('a variable without a dot is not a fact, and is left for the message formatter', () => {
	expect(fillText('{n} of {trial.days}', 'en', facts)).toBe('{n} of 7')
})

test('an unknown fact is refused with the known facts of its group', () => {
	expect(() => fillText('{price.life}', 'en', facts)).toThrow(
		'The variable {price.life} is unknown. Known ones: {price.lifetime}.',
	)
})

test('a link to a page has its address in the language of the text', () => {
	expect(fillText('page:privacy#data', 'de', facts)).toBe('/deutschland/datenschutz#data')
	expect(fillText('See [data](page:privacy#data).', 'pt', facts)).toBe(
		'See [data](/brasil/privacidade#data).',
	)
})

test('a link to a page that exists only in English is marked as English', () => {
	expect(fillText('[USA](page:usa)', 'de', facts)).toBe('[USA (auf\u00A0Englisch)](/usa)')
})

test('a link to an unknown page is refused', () => {
	expect(() => fillText('[x](page:nowhere)', 'en', facts)).toThrow('There is no page “nowhere”.')
})
