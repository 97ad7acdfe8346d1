import { type Pricing, price } from '#domain/pricing/pricing.ts'

/**
 * Both readings of the price. A changed amount changes on every page. To settle on one reading, take
 * the other's line away: the compiler then names every sentence that leans on it.
 */
export const pricing = {
	/** Buttons say "a week free": those labels are typed. */
	trialDays: 7,
	lifetime: { minor: 1000, currency: 'USD' },
	premium: { minor: 2900, currency: 'USD' },
	premiumSaving: { minor: 1900, currency: 'USD' },
	monthly: { minor: 1200, currency: 'USD' },
} as const satisfies Pricing

/** The same amounts as a country writes them. */
export function pricesIn(locale: string) {
	return {
		lifetime: price(pricing.lifetime, locale),
		premium: price(pricing.premium, locale),
		premiumSaving: price(pricing.premiumSaving, locale),
		monthly: price(pricing.monthly, locale),
	} as const
}

/** As American English writes them. */
export const prices = pricesIn('en-US')
