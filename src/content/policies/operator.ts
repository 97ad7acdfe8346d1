import type { Language } from '#domain/pages/pages.ts'
import { pricing, prices } from '#content/pricing.ts'
import { operator as given } from '#settings/addresses.ts'

/** The placeholders for settings without a value. The launch check blocks until they are set. */
const placeholders = {
	en: {
		name: 'name of the operator: not set yet',
		address: 'postal address: not set yet',
		paymentProvider: 'payment provider: not set yet',
	},
	de: {
		name: 'Name des Betreibers: noch nicht angegeben',
		address: 'Anschrift: noch nicht angegeben',
		paymentProvider: 'Zahlungsdienstleister: noch nicht angegeben',
	},
	pt: {
		name: 'nome do responsável: ainda não informado',
		address: 'endereço: ainda não informado',
		paymentProvider: 'provedor de pagamento: ainda não informado',
	},
} as const satisfies Record<Language, Record<keyof typeof given, string>>

/** The operator of the site, for prose in a language. */
export function operatorIn(language: Language) {
	const missing = placeholders[language]
	return {
		name: given.name ?? `**[${missing.name}]**`,
		address: given.address ?? `**[${missing.address}]**`,
		paymentProvider: given.paymentProvider ?? `**[${missing.paymentProvider}]**`,
	} as const
}

/** The price as the legal pages state it. */
export const plan = {
	trialDays: pricing.trialDays,
	firstChargeDay: pricing.trialDays + 1,
	price: `${prices.monthly} (${pricing.monthly.currency}) a month`,
} as const
