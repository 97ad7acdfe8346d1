import type { PageLanguage } from '#domain/pages/languages.ts'
import { planTableIn, planWordsIn } from '#words/plans.ts'
import { pricesIn } from '#words/prices.ts'
import { words } from '#words/entries.ts'
import type { Pricing, PricingWords } from '#words/schemas/landing.ts'
import { leadFormIn } from './lead-form.ts'

/**
 * A page's price list: the plan on sale, and Premium, which is not available yet.
 *
 * @param locale of the prices, `en-GB`
 */
export function priceList(
	{ items, action, premium, note }: PricingWords,
	language: PageLanguage,
	locale: string,
): Pricing {
	const { title, offer, meaning, premium: planned } = planWordsIn(language, locale)
	const { includes, ...terms } = planned
	const { lead, ...later } = premium
	return {
		title,
		offers: [
			{ ...offer, items, action },
			{
				...later,
				price: pricesIn(locale).premium,
				...terms,
				items: [includes, ...premium.items],
				...(lead && { lead: { ...leadFormIn(language, 'premium'), source: 'premium', ...lead } }),
			},
		],
		plans: planTableIn(language, { locale }),
		meaning: `${words('product').freeWeek[language]} ${meaning}`,
		note,
	}
}
