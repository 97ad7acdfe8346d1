import type { Language } from '#site-map/languages.ts'
import { countries } from '#site-map/countries/countries.ts'
import { price, type ShownPlans } from '#cms/reader/rules/pricing/pricing.ts'
import { readFacts } from '#cms/reader/files/read-yaml.ts'
import * as schemas from '#cms/reader/schemas/facts.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'

export const pricing = perSite(() => readFacts('prices', schemas.prices))

export function byPlans<Value>(values: Readonly<Record<ShownPlans, Value>>): Value {
	return values[pricing().plans]
}

export function forPlan<Value>(
	plan: Exclude<ShownPlans, 'both'>,
	...values: readonly Value[]
): readonly Value[] {
	const { plans } = pricing()
	return plans === 'both' || plans === plan ? values : []
}

export function pricesIn(locale: string) {
	const { lifetime, premium, monthly } = pricing()
	return {
		lifetime: price(lifetime, locale),
		premium: price(premium, locale),
		/** How much cheaper Lifetime is than Premium. Shown on Premium's card. */
		premiumSaving: price({ ...premium, minor: premium.minor - lifetime.minor }, locale),
		monthly: price(monthly, locale),
	} as const
}

/**
 * The price of the plan on sale in the currency of a locale's country; undefined if the app does not charge in that
 * currency.
 *
 * @example localPriceIn('en-IN') // '₹899'
 */
export function localPriceIn(locale: string): string | undefined {
	const { local, plans } = pricing()
	const country = Object.values(countries).find(({ language }) => language === locale)
	if (country === undefined || country.code === 'US') return undefined
	const minor = local[country.code][plans === 'monthly' ? 'monthly' : 'lifetime']
	return minor === null ? undefined : price({ minor, currency: country.currency }, locale)
}

/**
 * The note on tax that follows a plan's price; may be empty. German law requires consumer prices to include tax
 * (section 3 PAngV).
 */
export function taxNoteIn(language: Language): string {
	return language === 'de' && currentSite().settings.pricesIncludeVat ? ' inkl. MwSt.' : ''
}
