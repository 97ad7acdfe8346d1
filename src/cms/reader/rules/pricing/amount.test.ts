import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, currencies, currencyDigits, parseAmount } from './amount.ts'

test.each([
	['10', 2, 1000],
	['10,5', 2, 1050],
	[' 10.50 ', 2, 1050],
	['0,99', 2, 99],
	['1200', 0, 1200],
	['1.000', 2, null],
	['1.000,50', 2, null],
	['0', 2, null],
	['-3', 2, null],
	['$10', 2, null],
	['10,', 2, null],
	['1,5', 0, null],
	['', 2, null],
])('the amount %j in a currency with %i decimals is parsed as %j', (text, digits, minor) => {
	expect(parseAmount(text, digits)).toBe(minor)
})

test('any amount that is formatted as text is parsed back to the same amount', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 9_999_999 }),
			fc.constantFrom(0, 2, 3),
			(minor, digits) => {
				expect(parseAmount(amountText(minor, digits), digits)).toBe(minor)
			},
		),
	)
})

test('the yen has no minor unit', () => {
	expect([currencyDigits('USD'), currencyDigits('JPY')]).toEqual([2, 0])
})

// https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html
test('no historic currency (ISO 4217, list three) is offered, and no currency is offered twice', () => {
	const historic = 'ANG ATS BGN CUC DEM ESP FRF HRK ITL LTL MRO NLG PTE SLL STD TRL VEB VEF ZMK ZWL'
	expect(currencies.filter((code) => historic.split(' ').includes(code))).toEqual([])
	expect(new Set(currencies).size).toBe(currencies.length)
})

test('every currency known to the runtime is offered unless it is withdrawn or only a unit of account', () => {
	const withdrawn = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL'])
	const units = new Set(['XDR', 'XSU'])
	const known = Intl.supportedValuesOf('currency')
	expect(known.filter((code) => !withdrawn.has(code) && !units.has(code))).toEqual(currencies)
})
