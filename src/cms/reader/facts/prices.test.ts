import { expect, test } from 'vitest'
import { pricesIn, pricing, withLocalPrice } from './prices.ts'
import { prices } from '#cms/reader/schemas/facts.ts'
import { words } from '#cms/reader/entries.ts'
import { currentSite, withSite } from '#cms/reader/site.ts'

test('the labels of the trial name its length', () => {
	expect(pricing().trialDays).toBe(7)
	expect(
		Object.values(words('product').trialLabel).filter((label) => !/week|Woche|semana/.test(label)),
	).toEqual([])
})

test('the saving beside Premium is what Lifetime costs less', () => {
	expect(pricesIn('en-US')).toMatchObject({ premium: '$29', lifetime: '$10', premiumSaving: '$19' })
})

test.each([
	[{ premium: { minor: 1000, currency: 'USD' } }, 'Premium has to cost more than Lifetime'],
	[{ monthly: { minor: 1200, currency: 'EUR' } }, 'All prices have one currency'],
])('prices that contradict each other are refused: %j', (changed, said) => {
	const result = prices.safeParse({ ...pricing(), ...changed })
	expect(result.error?.issues[0]?.message).toContain(said)
})

const shown = (locale: string) => withLocalPrice('$10', locale)

test('a price in the currency of a country stands before the one that holds everywhere, only there', () => {
	expect(['en-US', 'en-IN', 'en-GB', 'de-DE', 'pt-BR', 'es-ES'].map(shown)).toEqual(
		Array(6).fill('$10'),
	)
	const local = { 'local/IN/lifetime': '89900', 'local/DE/monthly': '1099' }
	const edits = { 'facts/prices.yaml': local }
	withSite({ ...currentSite(), edits }, () => {
		expect([shown('en-IN'), shown('en-US'), shown('de-DE')]).toEqual(['₹899 ($10)', '$10', '$10'])
	})
	const monthly = { 'facts/prices.yaml': { ...local, plans: 'monthly' } }
	withSite({ ...currentSite(), edits: monthly }, () => {
		expect([shown('en-IN'), shown('de-DE')]).toEqual(['$10', '10,99\u00A0€ ($10)'])
	})
})

test('prices follow the current edits', () => {
	expect(pricing().trialDays).toBe(7)
	const edits = { 'facts/prices.yaml': { trialDays: '14' } }
	expect(withSite({ ...currentSite(), edits }, pricing).trialDays).toBe(14)
})
