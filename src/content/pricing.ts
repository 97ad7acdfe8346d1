import { type Pricing, price } from '#domain/pricing/pricing.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { shownPlans } from './shown-plans.ts'
import { pricesIncludeVat } from '#settings/addresses.ts'

/** The prices on all pages, and which of the two plans they state. */
export const pricing = {
	plans: shownPlans,
	trialDays: 7,
	lifetime: { minor: 1000, currency: 'USD' },
	premium: { minor: 2900, currency: 'USD' },
	premiumSaving: { minor: 1900, currency: 'USD' },
	monthly: { minor: 1200, currency: 'USD' },
} as const satisfies Pricing

/** The label of the buttons that start the trial. It names the length of `trialDays`. */
export const trialLabels = {
	en: 'Try a week free',
	de: 'Eine Woche kostenlos',
	pt: 'Uma semana de graça',
} as const satisfies Record<PageLanguage, string>

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

/** What stands behind the price of a plan. German law wants prices for consumers to include tax (section 3 PAngV). */
export const taxNotes = {
	en: '',
	de: pricesIncludeVat ? ' inkl. MwSt.' : '',
	pt: '',
} as const satisfies Record<PageLanguage, string>
