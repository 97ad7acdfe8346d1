import { planTableWords } from './plan-table-words.ts'
import { planWordsDe } from './plan-words-de.ts'
import { planWordsEn } from './plan-words-en.ts'
import { planWordsPt } from './plan-words-pt.ts'
import { pricesIn, taxNotes } from './pricing.ts'
import { byPlans } from './shown-plans.ts'
import type { PlanTable, PlanWords } from './types/plans.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

const locales = { en: 'en-US', de: 'de-DE', pt: 'pt-BR' } as const

const wordsByLanguage = { en: planWordsEn, de: planWordsDe, pt: planWordsPt } as const

/** Everything that a page says about the price, for the plans that `shown-plans.ts` names. */
export function planWordsIn(language: PageLanguage, locale: string = locales[language]): PlanWords {
	return byPlans(wordsByLanguage[language](planPrices(language, locale)))
}

/**
 * The plans side by side.
 *
 * @param policy a legal page, whose table also says which sections concern whom
 */
export function planTableIn(
	language: PageLanguage,
	{ locale = locales[language], policy }: { locale?: string; policy?: 'terms' | 'refund' } = {},
): PlanTable {
	const { titles, plans, rows } = planTableWords[language](planPrices(language, locale))
	const shown = byPlans({ both: [0, 1], lifetime: [0], monthly: [1] } as const)
	const isChoice = shown.length > 1
	return {
		title: isChoice ? titles.both : titles.one,
		plans: shown.flatMap((index) => plans[index] ?? []),
		rows: [
			...(isChoice ? [rows.mine] : []),
			...rows.prices,
			...(isChoice && policy !== undefined ? [rows.reading[policy]] : []),
		].map(({ name, cells }) => ({ name, cells: shown.map((index) => cells[index]) })),
	}
}

/** The prices as sentences about the plans state them. */
export type PlanPrices = ReturnType<typeof planPrices>

function planPrices(language: PageLanguage, locale: string) {
	const { lifetime, monthly, premiumSaving } = pricesIn(locale)
	const tax = taxNotes[language]
	return {
		lifetime,
		monthly,
		lifetimeTaxed: `${lifetime}${tax}`,
		monthlyTaxed: `${monthly}${tax}`,
		premiumSaving,
	} as const
}
