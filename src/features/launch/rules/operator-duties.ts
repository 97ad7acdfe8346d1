import { dataProtectionOf } from '#site-map/countries/operator-country.ts'

/** The settings about the operator that the law or the owner has to decide; null if unset. */
export type OperatorFacts = {
	/** ISO 3166-1 code. */
	readonly country: string
	readonly taxNumber: string | null
	readonly paymentProvider: string | null
	readonly paymentProviderUrl: string | null
	readonly seller: 'operator' | 'provider' | null
	readonly euRepresentative: string | null
	readonly ukRepresentative: string | null
	readonly aaipRegistration: string | null
	readonly legalReviewDate: string | null
}

/**
 * The settings that have to be decided before the launch, by name. An operator in the EEA or the United Kingdom needs no
 * representative there, and only one in Argentina registers with its authority.
 *
 * @example operatorDuties({ country: 'AR', seller: null, … }).SELLER // null
 */
export function operatorDuties(operator: OperatorFacts) {
	const { country, seller } = operator
	return {
		OPERATOR_TAX_NUMBER: operator.taxNumber,
		SELLER: seller,
		PAYMENT_PROVIDER: operator.paymentProvider,
		...(seller === 'provider' && { PAYMENT_PROVIDER_URL: operator.paymentProviderUrl }),
		...(dataProtectionOf(country) !== 'eea' && { EU_REPRESENTATIVE: operator.euRepresentative }),
		...(country !== 'GB' && { UK_REPRESENTATIVE: operator.ukRepresentative }),
		...(country === 'AR' && { AAIP_REGISTRATION: operator.aaipRegistration }),
		LEGAL_REVIEW_DATE: operator.legalReviewDate,
	}
}
