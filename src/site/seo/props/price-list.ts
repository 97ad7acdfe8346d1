import type { PageLanguage } from '#site-map/languages.ts'
import { planTableIn, planWordsIn } from '#cms/reader/facts/plans.ts'
import { localPriceIn, pricesIn } from '#cms/reader/facts/prices.ts'
import { words } from '#cms/reader/entries.ts'
import type { BlockWords } from '#site/blocks/blocks.ts'
import { leadFormIn } from './lead-form.ts'

/**
 * A page's price list: the plan on sale, and Premium, which is not available yet.
 *
 * @param locale of the prices, `en-GB`
 */
export function priceList(
	{ items, action, premium, note }: Extract<BlockWords, { block: 'plans' }>,
	language: PageLanguage,
	locale: string,
) {
	const { title, offer, meaning, premium: planned } = planWordsIn(language, locale)
	const { includes, ...terms } = planned
	const { lead, ...later } = premium
	return {
		title,
		offers: [
			// The plan on sale, with the app's price in the currency of the page's country.
			{ ...offer, localPrice: localPriceIn(locale), items, action },
			{
				...later,
				price: pricesIn(locale).premium,
				...terms,
				items: [includes, ...premium.items],
				...(lead && { lead: { ...leadFormIn(language, 'premium'), source: 'premium', ...lead } }),
			},
		] as const,
		plans: planTableIn(language, { locale }),
		meaning: `${words('product').freeWeek[language]} ${meaning}`,
		note,
	}
}
