import type { PageLanguage } from '#domain/pages/pages.ts'
import { pricing, pricesIn } from '#content/pricing.ts'
import { operator as given, pricesIncludeVat } from '#settings/addresses.ts'

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
} as const satisfies Record<PageLanguage, Record<keyof typeof given, string>>

/** The operator of the site, for prose in a language. */
export function operatorIn(language: PageLanguage) {
	const missing = placeholders[language]
	return {
		name: given.name ?? `**[${missing.name}]**`,
		address: given.address ?? `**[${missing.address}]**`,
		paymentProvider: given.paymentProvider ?? `**[${missing.paymentProvider}]**`,
	} as const
}

const vat = pricesIncludeVat ? ' inkl. MwSt.' : ''
const { currency } = pricing.monthly

/** The monthly price as the legal pages state it. */
const monthlyPrices = {
	en: `${pricesIn('en-US').monthly} (${currency}) a month`,
	de: `${pricesIn('de-DE').monthly} (${currency}) im Monat${vat}`,
	pt: `${pricesIn('pt-BR').monthly} por mês`,
} as const satisfies Record<PageLanguage, string>

/** The price of Lifetime as the legal pages state it. */
const lifetimePrices = {
	en: `${pricesIn('en-US').lifetime} (${currency})`,
	de: `${pricesIn('de-DE').lifetime} (${currency})${vat}`,
	pt: pricesIn('pt-BR').lifetime,
} as const satisfies Record<PageLanguage, string>

/** The plans as the legal pages state them. */
export function planIn(language: PageLanguage) {
	return {
		trialDays: pricing.trialDays,
		firstChargeDay: pricing.trialDays + 1,
		price: monthlyPrices[language],
		lifetimePrice: lifetimePrices[language],
	} as const
}
