import type { PageLanguage } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
import { byPlans } from './prices.ts'
import type { PlanWords } from '#cms/reader/schemas/facts.ts'

export function planWordsIn(language: PageLanguage, locale?: string): PlanWords {
	const { lifetime, monthly, both } = words('plans', language, locale)
	return byPlans({ lifetime, monthly, both: { ...lifetime, ...both } })
}

/**
 * The table of the plans on sale, side by side. `fold` is the label of the control that unfolds it; cells are prose.
 *
 * @param policy a legal page, whose table also says which sections apply to whom
 */
export function planTableIn(
	language: PageLanguage,
	{ locale, policy }: { locale?: string; policy?: 'terms' | 'refund' } = {},
) {
	const { titles, plans, rows } = words('plans', language, locale).table
	const shown = byPlans({ both: [0, 1], lifetime: [0], monthly: [1] } as const)
	const isChoice = shown.length > 1
	return {
		title: isChoice ? titles.both : titles.one,
		fold: isChoice ? titles.compare : titles.one,
		plans: shown.map((index) => plans[index]),
		rows: [
			...(isChoice ? [rows.mine] : []),
			...rows.prices,
			...(isChoice && policy !== undefined ? [rows.reading[policy]] : []),
		].map(({ name, cells }) => ({ name, cells: shown.map((index) => cells[index]) })),
	}
}
