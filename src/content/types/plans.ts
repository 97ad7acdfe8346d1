import type { Offer } from './pricing.ts'
/** What the pages say about the plan on sale. Sentences end with a full stop, the others stand inside one. */
export type PlanWords = {
	/** The title of the price list. */
	readonly title: string
	readonly offer: { readonly name: string; readonly price: string; readonly terms: string }
	/** Premium, a later offer: its terms, what it saves against the offer, and its first item. */
	readonly premium: Pick<Offer, 'terms' | 'saving' | 'savingMeaning'> & {
		readonly includes: string
	}
	/** The length of the trial, and that it needs no card. */
	readonly trial: string
	/** The trial and what comes after it, beside the button that starts it. */
	readonly terms: string
	/** The same inside a sentence. */
	readonly inSentence: string
	/** What follows the trial, inside a sentence. */
	readonly after: string
	/** What the payment buys. */
	readonly meaning: string
	/** How prices change. */
	readonly early: string
	readonly question: { readonly question: string; readonly answer: string }
}

/** The plans side by side. */
export type PlanTable = {
	readonly title: string
	readonly plans: readonly { readonly name: string; readonly kind: string }[]
	/** One row per question, with one cell per plan. Cells are prose. */
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}
