import { expect, test } from 'vitest'
import { changedTexts, textHref } from './changed-texts.ts'

const change = (file: string, place: string, after = 'New') => ({
	file,
	place,
	language: 'en' as const,
	before: 'Old',
	after,
})

test('the same change in several places is listed once, and changes and their places are in the order of the tree', () => {
	const found = changedTexts([
		change('messages/en/mails.yaml', 'subject'),
		change('pages/en/home.yaml', 'hero/title', 'Other'),
		change('pages/en/home.yaml', 'end/title'),
	])
	expect(found.map(({ addresses, item }) => [item?.name, ...addresses])).toEqual([
		['home', 'pages/en/home.yaml:end/title', 'messages/en/mails.yaml:subject'],
		['home', 'pages/en/home.yaml:hero/title'],
	])
})

test('the link of a text opens its sentence, and the link of a text without a page opens the facts', () => {
	expect(textHref({ file: 'guides/de/low-social-battery.mdoc', place: '#gehen/1' }, 'de')).toBe(
		'/waitlist/textos?pagina=lowSocialBattery&idioma=de&frase=guides%2Fde%2Flow-social-battery.mdoc%3A%23gehen%2F1',
	)
	expect(textHref({ file: 'facts/prices.yaml', place: 'trialDays' }, 'en')).toBe(
		'/waitlist/textos/datos?de=precios',
	)
})

test('the same change of two amounts is listed as two changes, and the same change of two currencies as one', () => {
	const found = changedTexts([
		change('facts/prices.yaml', 'lifetime/minor'),
		change('facts/prices.yaml', 'premium/minor'),
		change('facts/prices.yaml', 'lifetime/currency', 'EUR'),
		change('facts/prices.yaml', 'premium/currency', 'EUR'),
	])
	expect(found.map(({ addresses }) => addresses.length)).toEqual([1, 1, 2])
})
