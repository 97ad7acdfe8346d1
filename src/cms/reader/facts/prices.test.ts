import { expect, test } from 'vitest'
import { localPriceIn, pricesIn, pricing } from './prices.ts'
import { prices } from '#cms/reader/schemas/facts.ts'
import { words } from '#cms/reader/entries.ts'
import { currentSite, withSite } from '#cms/reader/site.ts'

test('the labels of the trial name its length', () => {
	expect(pricing().trialDays).toBe(7)
	expect(
		Object.values(words('product').trialLabel).filter((label) => !/week|Woche|semana/.test(label)),
	).toEqual([])
})

test('the saving stated for Premium is the difference between the prices of Premium and Lifetime', () => {
	expect(pricesIn('en-US')).toMatchObject({ premium: '$29', lifetime: '$10', premiumSaving: '$19' })
})

test.each([
	[{ premium: { minor: 1000, currency: 'USD' } }, 'Premium has to cost more than Lifetime'],
	[{ monthly: { minor: 1200, currency: 'EUR' } }, 'All prices have one currency'],
])('prices that contradict each other are refused: %j', (changed, said) => {
	const result = prices.safeParse({ ...pricing(), ...changed })
	expect(result.error?.issues[0]?.message).toContain(said)
})

test('a country has a price in its own currency only if the facts contain such a price', () => {
	const locales = ['en-US', 'en-IN', 'en-GB', 'de-DE', 'pt-BR', 'es-ES']
	expect(locales.flatMap((locale) => localPriceIn(locale) ?? [])).toEqual([])
	const local = { 'local/IN/lifetime': '89900', 'local/DE/monthly': '1099' }
	withSite({ ...currentSite(), edits: { 'facts/prices.yaml': local } }, () => {
		expect(locales.map(localPriceIn)).toEqual([undefined, '₹899', ...Array.from({ length: 4 })])
	})
	const monthly = { 'facts/prices.yaml': { ...local, plans: 'monthly' } }
	withSite({ ...currentSite(), edits: monthly }, () => {
		expect([localPriceIn('en-IN'), localPriceIn('de-DE')]).toEqual([undefined, '10,99\u00A0€'])
	})
})

test('prices follow the current edits', () => {
	expect(pricing().trialDays).toBe(7)
	const edits = { 'facts/prices.yaml': { trialDays: '14' } }
	expect(withSite({ ...currentSite(), edits }, pricing).trialDays).toBe(14)
})
