import { type Money, price, type ShownPlans } from '#cms/reader/rules/pricing/pricing.ts'

/** The topics of the statements that the owner has to confirm or correct before the launch, in display order. */
export const textTopics = [
	'contacts',
	'claims',
	'testimonials',
	'prices',
	'promises',
	'product facts',
	'crisis lines',
] as const

/** A statement, and its problem or the pages that show it. */
export type OpenText = readonly [what: string, why: string]

/** Crisis lines change their numbers, so each is verified again after this many days. */
const crisisLineCheckDays = 180

/**
 * Crisis lines that were not checked within the last `crisisLineCheckDays`. A wrong number would fail someone in need.
 *
 * @param lines with the day of the last check; null if there was none
 * @param today an ISO date
 * @example uncheckedCrisisLines([{ name: 'CVV', number: '188', checked: null }], today) // [['188, CVV', 'never checked']]
 */
export function uncheckedCrisisLines(
	lines: readonly {
		/** The service that answers. */
		readonly name: string
		readonly number: string
		readonly checked: string | null
	}[],
	today: string,
): readonly OpenText[] {
	const oldest = Date.parse(today) - crisisLineCheckDays * 86_400_000
	return lines
		.filter(({ checked }) => checked === null || Date.parse(checked) < oldest)
		.map(({ name, number, checked }) => [
			`${number}, ${name}`,
			checked === null ? 'never checked' : `last checked on ${checked}`,
		])
}

type Prices = Readonly<Record<'lifetime' | 'monthly', Money>> & {
	readonly plans: ShownPlans
	/** What the app charges, in the same currency; null if the owner has never checked. */
	readonly app: Readonly<Record<'lifetime' | 'monthly', number | null>>
}

/**
 * The open questions about prices: the owner has to choose a plan, and the site has to state the app's price for it.
 *
 * @example openPrices({ ...pricing, plans: 'both' })[0][0] // '$10 once and $12 a month'
 */
export function openPrices({ plans, lifetime, monthly, app }: Prices): readonly OpenText[] {
	if (plans === 'both') {
		const what = `${price(lifetime, 'en-US')} once and ${price(monthly, 'en-US')} a month`
		return [[what, 'choose one plan in src/content/facts/prices.yaml']]
	}
	const shown = { lifetime, monthly }[plans]
	const charged = app[plans]
	if (charged === shown.minor) return []
	const why =
		charged === null
			? 'look up the price in the app, and enter it in src/content/facts/prices.yaml'
			: `the app charges ${price({ ...shown, minor: charged }, 'en-US')}`
	return [[price(shown, 'en-US'), why]]
}
