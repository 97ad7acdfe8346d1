import { expect, test } from 'vitest'
import { price } from './pricing.ts'

test('whole amounts are written without decimals', () => {
	expect(price({ minor: 1000, currency: 'USD' }, 'en-US')).toBe('$10')
})

test('amounts with cents are written with decimals, in the format of the language', () => {
	expect(price({ minor: 1250, currency: 'EUR' }, 'de-DE')).toBe('12,50\u00A0€')
})

test.each([
	['en-GB', 'US$10'],
	['pt-BR', 'US$\u00A010'],
	['de-DE', '10\u00A0$'],
])(
	'in %s, ten dollars are written as %s, which cannot be mistaken for the local currency',
	(locale, written) => {
		expect(price({ minor: 1000, currency: 'USD' }, locale)).toBe(written)
	},
)

test('the amount of a currency without a minor unit is not divided', () => {
	expect(price({ minor: 1500, currency: 'JPY' }, 'en-US')).toBe('¥1,500')
})
