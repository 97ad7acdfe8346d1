import {
	countryName,
	dataProtectionOf,
	postalAddress,
} from '#site-map/countries/operator-country.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { variablesIn } from '#cms/reader/facts/facts.ts'
import type { References } from './markdoc.ts'
import { readYaml } from '#cms/reader/files/read-yaml.ts'
import * as schemas from '#cms/reader/schemas/facts.ts'
import { sourceKeys } from '#cms/reader/schemas/keys.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import { readEditedYaml } from '#cms/reader/edited-yaml.ts'

const file = (name: string) => [`facts/${name}`, readEditedYaml(`facts/${name}`)] as const

const referredFacts = perSite(() => {
	const crisis = readYaml(...file('crisis-lines.yaml'), { schema: schemas.crisisLines })
	const { contacts } = readYaml(...file('product.yaml'), { schema: schemas.product })
	const placeholders = readYaml(...file('operator.yaml'), { schema: schemas.operator })
	const numbers = Object.entries(crisis.lines).map(([country, { number }]) => [country, number])
	const lines: Readonly<Record<string, string>> = Object.fromEntries(numbers)
	return { lines, directory: crisis.directory, contacts, placeholders }
})

/**
 * The references available to prose in a language.
 *
 * @param own the variables of one file, `{% $page.dates %}`
 */
export function referencesIn(
	language: PageLanguage,
	own: Readonly<Record<string, unknown>> = {},
): References {
	const { placeholders, ...facts } = referredFacts()
	const missing = placeholders[language]
	const given = currentSite().settings.operator
	const { country, address } = given
	const detail = (name: keyof typeof missing, stated = given[name]) => ({
		text: stated ?? missing[name],
		isSet: stated !== null,
	})
	const law = dataProtectionOf(country)
	return {
		language,
		variables: {
			...variablesIn(language),
			operator: { isInEea: law === 'eea', isAdequate: law === 'adequate' },
			...own,
		},
		...facts,
		sources: sourceKeys(),
		operator: {
			name: detail('name'),
			address: detail('address', address && postalAddress(address, country, language)),
			country: { text: countryName(country, language), isSet: true },
			paymentProvider: detail('paymentProvider'),
		},
	}
}
