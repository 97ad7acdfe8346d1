/** An amount in the minor unit of an ISO 4217 currency: 1000 USD is 10.00 dollars. Integers avoid rounding errors. */
export type Money = { readonly minor: number; readonly currency: string }

/** Which of the two plans the site states. */
export type ShownPlans = 'both' | 'lifetime' | 'monthly'

/** The prices on the site. */
export type Pricing = {
	readonly plans: ShownPlans
	/** Length of the free trial in days. */
	readonly trialDays: number
	/** One payment for a lifetime. */
	readonly lifetime: Money
	/** The landing page's future tier, one payment too. It costs more, in the same currency. */
	readonly premium: Money
	/** One payment a month, by accounts without Lifetime. */
	readonly monthly: Money
	/**
	 * What the app charges, in the minor unit of the same currency, as the owner last saw it there; null if nobody has looked.
	 * Pages of earlier versions do not know it.
	 */
	readonly app?: { readonly lifetime: number | null; readonly monthly: number | null }
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
