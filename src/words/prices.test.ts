import { expect, test } from 'vitest'
import { pricing } from './prices.ts'
import { trialLabels } from './product.ts'

test('the labels of the trial name its length', () => {
	expect(pricing.trialDays).toBe(7)
	expect(Object.values(trialLabels).filter((label) => !/week|Woche|semana/.test(label))).toEqual([])
})

test('the saving beside Premium is what Lifetime costs less', () => {
	expect(pricing.premium.minor - pricing.lifetime.minor).toBe(pricing.premiumSaving.minor)
})
