import { type Pricing, price } from '#domain/pricing/pricing.ts'

/**
 * The prices on all pages. The specification gives two contradictory prices, `lifetime` and `monthly`. To decide for
 * one, delete the other: the compiler then lists every sentence that uses it.
 */
export const pricing = {
	/** In days. The labels of buttons, "a week free", do not follow it. */
	trialDays: 7,
	lifetime: { minor: 1000, currency: 'USD' },
	premium: { minor: 2900, currency: 'USD' },
	premiumSaving: { minor: 1900, currency: 'USD' },
	monthly: { minor: 1200, currency: 'USD' },
} as const satisfies Pricing

/** The prices in the number format of a locale. */
export function pricesIn(locale: string) {
	return {
		lifetime: price(pricing.lifetime, locale),
		premium: price(pricing.premium, locale),
		premiumSaving: price(pricing.premiumSaving, locale),
		monthly: price(pricing.monthly, locale),
	} as const
}

/** The prices in American English. */
export const prices = pricesIn('en-US')
