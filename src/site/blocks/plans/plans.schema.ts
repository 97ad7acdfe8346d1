import { z } from 'zod'
import type { PlanTable } from '#cms/reader/schemas/facts.ts'
import type { LeadFormWords } from '#cms/reader/schemas/lead-form.ts'
import { text } from '#cms/reader/schemas/common.ts'
import { action, block, field, line, link } from '#site/blocks/block.ts'

const premium = z.strictObject({
	name: line('Nombre'),
	items: field(z.array(text), 'Qué incluye', 'Además del plan a la venta'),
	action: field(link.pick({ label: true }), 'Botón'),
	lead: field(
		z
			.strictObject({ prompt: line('Motivo'), disclosure: line('Lo que abre el formulario') })
			.exactOptional(),
		'Formulario de espera',
	),
})

/** The plan on sale, and Premium. Prices and terms are facts. */
export const plansBlock = block('plans', {
	items: field(z.array(text).min(1), 'Qué incluye', 'El plan a la venta'),
	action,
	premium: field(premium, 'Premium'),
	note: line('Nota'),
})

export type PlansWords = z.infer<typeof plansBlock>

export type Offer = {
	readonly name: string
	readonly price: string
	/** The app's price in the currency of the page's country, with `price` beside it. */
	readonly localPrice?: string | undefined
	readonly terms: string
	readonly items: readonly string[]
	/** Without `href` the offer is not available yet, and its button is disabled. */
	readonly action: { readonly label: string; readonly href?: string }
	/** The discount: "Save" and an amount. */
	readonly saving?: string
	/** An explanation of the discount, because the two offers differ. */
	readonly savingMeaning?: string
	/** The waitlist form for an offer that is not available yet. */
	readonly lead?: LeadFormWords & {
		readonly source: string
		/** The label that opens the form. */
		readonly disclosure: string
	}
}

export type PlansProps = {
	readonly title: string
	readonly offers: readonly [Offer, Offer]
	/** Both plans side by side. */
	readonly plans: PlanTable
	/** The content of the free week, and of the paid plan. */
	readonly meaning: string
	readonly note: string
}
