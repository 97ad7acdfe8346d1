import { appPeriods } from './app-periods.ts'
import { type Pricing, price } from '#domain/pricing/pricing.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { pricesIncludeVat } from '#settings/addresses.ts'

/**
 * The prices on all pages. The specification gives two contradictory prices, `lifetime` and `monthly`. To decide for
 * one, delete the other: the compiler then lists every sentence that uses it.
 */
export const pricing = {
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

const years = appPeriods.lifetimeNoticeYears

/** What the one payment buys, in the words of the price lists. The terms of service say the same. */
export const lifetimeMeanings = {
	en: `Lifetime means for as long as the service runs. If it ever ends, you hear of it at least ${years} years before.`,
	de: `Einmal bezahlt, nutzt du die App, solange es den Dienst gibt. Sollte er einmal enden, erfährst du es mindestens ${years}\u00A0Jahre vorher.`,
	pt: `Vitalício quer dizer enquanto o serviço existir. Se um dia ele acabar, você fica sabendo pelo menos ${years}\u00A0anos antes.`,
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

/** The price of the one payment. German law wants prices for consumers to include tax (section 3 PAngV). */
export const lifetimePrices = {
	en: prices.lifetime,
	de: `${pricesIn('de-DE').lifetime}${pricesIncludeVat ? ' inkl. MwSt.' : ''}`,
	pt: pricesIn('pt-BR').lifetime,
} as const satisfies Record<PageLanguage, string>
