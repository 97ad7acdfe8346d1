import { expect, test } from 'vitest'
import { openPrices, uncheckedCrisisLines } from './launch-texts.ts'

const pricing = {
	plans: 'lifetime',
	trialDays: 7,
	lifetime: { minor: 1000, currency: 'USD' },
	premium: { minor: 2900, currency: 'USD' },
	monthly: { minor: 1200, currency: 'USD' },
	app: { lifetime: 1000, monthly: 1200 },
} as const

test('offering two plans is an open point until the owner chooses one of them', () => {
	expect(openPrices({ ...pricing, plans: 'both' }).map(([what]) => what)).toEqual([
		'$10 once and $12 a month',
	])
	expect(openPrices({ ...pricing, plans: 'monthly' })).toEqual([])
	expect(openPrices(pricing)).toEqual([])
})

test.each([
	[null, 'look up the price in the app, and enter it in src/content/facts/prices.yaml'],
	[1200, 'the app charges $12'],
])('a price that differs from the price in the app is an open point: %s', (lifetime, why) => {
	expect(openPrices({ ...pricing, app: { monthly: null, lifetime } })).toEqual([['$10', why]])
})

const found = (checked: string | null) =>
	uncheckedCrisisLines([{ name: 'CVV', number: '188', checked }], '2026-11-21')

test('a crisis line is an open point until it is checked, and again once the last check is more than 180 days old', () => {
	expect(found(null)).toEqual([['188, CVV', 'never checked']])
	expect(found('2026-05-25')).toEqual([])
	expect(found('2026-05-24')).toEqual([['188, CVV', 'last checked on 2026-05-24']])
})
