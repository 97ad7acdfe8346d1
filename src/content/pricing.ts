import { type Pricing, price } from '#domain/pricing/pricing.ts'

/** Both readings of the price. To settle on one, edit it here: every page follows. */
export const pricing = {
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
