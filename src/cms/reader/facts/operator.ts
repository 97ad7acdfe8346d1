import {
	countryName,
	dataProtectionOf,
	postalAddress,
} from '#site-map/countries/operator-country.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { readFacts } from '#cms/reader/files/read-yaml.ts'
import * as schemas from '#cms/reader/schemas/facts.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'

/** Before a detail is set, its text is a placeholder. */
export type OperatorDetail = {
	readonly text: string
	readonly isSet: boolean
	/** A page about this entry. */
	readonly href?: string | null
}

const placeholders = perSite(() => readFacts('operator', schemas.operator))

/** Keyed as in facts/operator.yaml. */
export function operatorIn(language: PageLanguage) {
	const missing = placeholders()[language]
	const given = currentSite().settings.operator
	const { address, country, name, paymentProvider, paymentProviderUrl, seller } = given
	const detail = (of: keyof typeof missing, stated: string | null): OperatorDetail => ({
		text: stated ?? missing[of],
		isSet: stated !== null,
	})
	const provider = {
		...detail('paymentProvider', paymentProvider),
		href: paymentProvider && paymentProviderUrl,
	}
	const undecided = detail('seller', null)
	return {
		name: detail('name', name),
		address: detail('address', address && postalAddress(address, country, language)),
		country: { text: countryName(country, language), isSet: true },
		taxNumber: detail('taxNumber', given.taxNumber),
		paymentProvider: provider,
		seller: { operator: detail('name', name), provider, undecided }[seller ?? 'undecided'],
		euRepresentative: detail('euRepresentative', given.euRepresentative),
		ukRepresentative: detail('ukRepresentative', given.ukRepresentative),
		aaipRegistration: { text: given.aaipRegistration ?? '', isSet: true },
	}
}

/** The conditions that legal pages can test: `{% if $operator.isSeller %}`. */
export function operatorConditions() {
	const { country, seller, euRepresentative, ukRepresentative, aaipRegistration } =
		currentSite().settings.operator
	const law = dataProtectionOf(country)
	return {
		isInEea: law === 'eea',
		isAdequate: law === 'adequate',
		isSeller: seller === 'operator',
		isProviderSeller: seller === 'provider',
		hasEuRepresentative: law !== 'eea' && euRepresentative !== 'exempt',
		hasUkRepresentative: country !== 'GB' && ukRepresentative !== 'exempt',
		isRegistered: country === 'AR' && aaipRegistration !== null,
	}
}

/** The payment provider if it is the seller; null if the operator is the seller, or while the seller is undecided. */
export function sellingProvider() {
	const { seller, paymentProvider: name, paymentProviderUrl: url } = currentSite().settings.operator
	return seller === 'provider' && name !== null ? { name, url } : null
}

export function operatorLine(language: PageLanguage): string {
	const { name, taxNumber, address } = operatorIn(language)
	return [name, taxNumber, address]
		.map(({ text, isSet }) => (isSet ? text : `[${text}]`))
		.join(', ')
}
