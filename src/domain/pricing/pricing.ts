/** An amount in the currency's smallest unit, so that no sum is ever rounded: 1000 is 10.00. Currencies by ISO 4217. */
export type Money = { readonly minor: number; readonly currency: string }

/**
 * What the site says a visitor pays. Two readings of the price, `lifetime` and `monthly`, stand side by
 * side until the owner picks one and takes the other away.
 */
export type Pricing = {
	/** Length of the free trial in days. */
	readonly trialDays: number
	/** The landing page's reading: one payment for a lifetime. */
	readonly lifetime?: Money
	/** The landing page's future tier, one payment too. */
	readonly premium: Money
	/** What Premium will cost later, less what it costs now. */
	readonly premiumSaving: Money
	/** The legal pages' reading: one payment a month. */
	readonly monthly?: Money
}

/**
 * An amount as people write it in their language; whole amounts without decimals.
 *
 * @param locale a BCP 47 tag
 * @example price({ minor: 1000, currency: 'USD' }, 'en-US') // '$10'
 * @example price({ minor: 1250, currency: 'EUR' }, 'de-DE') // '12,50 €'
 * @example price({ minor: 1000, currency: 'USD' }, 'en-GB') // 'US$10'
 */
export function price(money: Money, locale: string): string {
	const style = { style: 'currency', currency: money.currency } as const
	const digits = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2
	const amount = money.minor / 10 ** digits
	return new Intl.NumberFormat(locale, {
		...style,
		minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
	}).format(amount)
}
