import type { LeadFormWords } from './lead-form.ts'
import type { PlanTable } from '#words/schemas/facts.ts'

export type Offer = {
	readonly name: string
	readonly price: string
	readonly terms: string
	readonly items: readonly string[]
	/** Without `href` the offer is not available yet, and its button is disabled. */
	readonly action: { readonly label: string; readonly href?: string }
	/** The discount: "Save" and an amount. */
	readonly saving?: string
	/** What the discount means, so that nobody takes it for the price of the same thing. */
	readonly savingMeaning?: string
	/** The waitlist form for an offer that is not available yet. */
	readonly lead?: LeadFormWords & {
		readonly source: string
		/** What opens the form. */
		readonly disclosure: string
	}
}

export type Pricing = {
	readonly title: string
	readonly offers: readonly [Offer, Offer]
	/** Both plans side by side. */
	readonly plans: PlanTable
	/** What the free week shows, and what the payment buys. */
	readonly meaning: string
	readonly note: string
}
