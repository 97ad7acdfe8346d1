import type { LeadFormWords } from './lead-form.ts'

export type Offer = {
	readonly name: string
	readonly price: string
	readonly terms: string
	readonly items: readonly string[]
	/** Without an address the offer can't be had yet and its button is disabled. */
	readonly action: { readonly label: string; readonly href?: string }
	/** What the price leaves out, as "Save" and an amount. */
	readonly saving?: string
	/** Asks for an address, to be told when it can be had. */
	readonly lead?: LeadFormWords & { readonly source: string }
}

export type Pricing = {
	readonly title: string
	readonly offers: readonly [Offer, Offer]
	readonly note: string
}
