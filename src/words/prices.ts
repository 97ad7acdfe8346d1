import type { Language } from '#domain/pages/languages.ts'
import { price, type ShownPlans } from '#domain/pricing/pricing.ts'
import { pricesIncludeVat } from '#settings/addresses.ts'
import { readYaml } from './read-yaml.ts'
import * as schemas from './schemas/facts.ts'
import { readEditedYaml, untilEdited } from './word-edits.ts'

/** The prices on all pages, and which of the two plans they state, as they are edited at the moment. */
export const currentPricing = untilEdited(() =>
	readYaml('facts/prices.yaml', readEditedYaml('facts/prices.yaml'), { schema: schemas.prices }),
)

/** The same where words are read once, as in a build. */
export const pricing = currentPricing()

/** One of three values by the plans that are shown. */
export function byPlans<Value>(values: Readonly<Record<ShownPlans, Value>>): Value {
	return values[currentPricing().plans]
}

/** The given words or blocks, or none if the plan that they concern is not shown. */
export function forPlan<Value>(
	plan: Exclude<ShownPlans, 'both'>,
	...values: readonly Value[]
): readonly Value[] {
	const { plans } = currentPricing()
	return plans === 'both' || plans === plan ? values : []
}

/** The prices in the number format of a locale. */
export function pricesIn(locale: string) {
	const { lifetime, premium, monthly } = currentPricing()
	return {
		lifetime: price(lifetime, locale),
		premium: price(premium, locale),
		/** What Lifetime costs less than Premium; the card of Premium names it. */
		premiumSaving: price({ ...premium, minor: premium.minor - lifetime.minor }, locale),
		monthly: price(monthly, locale),
	} as const
}

/** What stands behind the price of a plan. German law wants prices for consumers to include tax (section 3 PAngV). */
export const taxNotes = {
	en: '',
	de: pricesIncludeVat ? ' inkl. MwSt.' : '',
	pt: '',
	es: '',
} as const satisfies Record<Language, string>
