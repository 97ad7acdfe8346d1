import { currencyDigits } from './amount.ts'

/**
 * An amount in the minor unit of an ISO 4217 currency: in USD, 1000 is 10.00 dollars. Integers avoid rounding errors.
 */
export type Money = { readonly minor: number; readonly currency: string }

/** The plan on sale. */
export type ShownPlans = 'both' | 'lifetime' | 'monthly'

/**
 * Formats an amount for a locale. A whole amount gets no decimals.
 *
 * @param locale a BCP 47 tag
 * @example price({ minor: 1000, currency: 'USD' }, 'en-US') // '$10'
 * @example price({ minor: 1250, currency: 'EUR' }, 'de-DE') // '12,50 €'
 * @example price({ minor: 1000, currency: 'USD' }, 'en-GB') // 'US$10'
 */
export function price(money: Money, locale: string): string {
	const digits = currencyDigits(money.currency)
	const amount = money.minor / 10 ** digits
	return new Intl.NumberFormat(locale, {
		style: 'currency',
		currency: money.currency,
		minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
	}).format(amount)
}
