import type { Language } from '#site-map/languages.ts'
import { countries } from '#site-map/countries/countries.ts'
import { price, type ShownPlans } from '#cms/reader/rules/pricing/pricing.ts'
import { readYaml } from '#cms/reader/files/read-yaml.ts'
import * as schemas from '#cms/reader/schemas/facts.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import { readEditedYaml } from '#cms/reader/edited-yaml.ts'

/** The prices on all pages and the plans on sale. */
export const pricing = perSite(() =>
	readYaml('facts/prices.yaml', readEditedYaml('facts/prices.yaml'), { schema: schemas.prices }),
)

/** Selects a value by the plans on sale. */
export function byPlans<Value>(values: Readonly<Record<ShownPlans, Value>>): Value {
	return values[pricing().plans]
}

/** The given words or blocks, or none if their plan is not on sale. */
export function forPlan<Value>(
	plan: Exclude<ShownPlans, 'both'>,
	...values: readonly Value[]
): readonly Value[] {
	const { plans } = pricing()
	return plans === 'both' || plans === plan ? values : []
}

/** The prices in the number format of a locale. */
export function pricesIn(locale: string) {
	const { lifetime, premium, monthly } = pricing()
	return {
		lifetime: price(lifetime, locale),
		premium: price(premium, locale),
		/** The saving of Lifetime compared with Premium, shown on Premium's card. */
		premiumSaving: price({ ...premium, minor: premium.minor - lifetime.minor }, locale),
		monthly: price(monthly, locale),
	} as const
}

/**
 * A plan's price in the currency of a country, if the app charges it there, before the price that holds everywhere.
 *
 * @param everywhere `$10`
 * @example withLocalPrice('$10', 'en-IN') // '₹899 ($10)'
 */
export function withLocalPrice(everywhere: string, locale: string): string {
	const { local, plans } = pricing()
	const country = Object.values(countries).find(({ language }) => language === locale)
	if (country === undefined || country.code === 'US') return everywhere
	const minor = local[country.code][plans === 'monthly' ? 'monthly' : 'lifetime']
	if (minor === null) return everywhere
	return `${price({ minor, currency: country.currency }, locale)} (${everywhere})`
}

/** Follows a plan's price. German law requires consumer prices to include tax (section 3 PAngV). */
export function taxNoteIn(language: Language): string {
	return language === 'de' && currentSite().settings.pricesIncludeVat ? ' inkl. MwSt.' : ''
}
