import type { PageLanguage } from '#site-map/languages.ts'
import { variablesIn } from '#cms/reader/facts/facts.ts'
import { operatorConditions, operatorIn } from '#cms/reader/facts/operator.ts'
import type { References } from './markdoc.ts'
import { readFacts } from '#cms/reader/files/read-yaml.ts'
import * as schemas from '#cms/reader/schemas/facts.ts'
import { sourceKeys } from '#cms/reader/schemas/fact-keys.ts'
import { perSite } from '#cms/reader/site.ts'

const referredFacts = perSite(() => {
	const crisis = readFacts('crisis-lines', schemas.crisisLines)
	const { contacts } = readFacts('product', schemas.product)
	const numbers = Object.entries(crisis.lines).map(([country, { number }]) => [country, number])
	const lines: Readonly<Record<string, string>> = Object.fromEntries(numbers)
	return { lines, directory: crisis.directory, contacts }
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
	return {
		language,
		variables: { ...variablesIn(language), operator: operatorConditions(), ...own },
		...referredFacts(),
		sources: sourceKeys(),
		operator: operatorIn(language),
	}
}
