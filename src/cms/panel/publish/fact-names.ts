import { countryName } from '#panel/format/code-names.ts'
import { languages } from '#site-map/languages.ts'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import { sectionOfPlace, sectionTitle } from '#cms/panel/facts/sections.ts'

type Names = Readonly<Record<string, string>>

const claimFields: Readonly<Record<string, { readonly label: string }>> = words.claims.fields

/**
 * The label of a fact or list in its form.
 *
 * @param claims the texts of the claims, by name
 * @returns null for a sentence, which has no label
 * @example factName({ file: 'facts/prices.yaml', place: 'premium/minor' }, {}) // 'Premium, una sola vez'
 */
export function factName({ file, place }: WordAddress, claims: Names): string | null {
	const [first = '', second = '', third = ''] = place.split('/')
	const section = sectionOfPlace(file, place)
	if (section === null) return null
	if (section === 'precios') {
		if (first === 'app') return namedIn(words.prices.charged, second)
		if (first === 'local') return `${countryName(second)}: ${namedIn(words.prices, third)}`
		return second === 'currency' ? words.prices.currency : namedIn(words.prices, first)
	}
	if (section === 'plazos') return namedIn(words.periods.names, place)
	if (section === 'contacto') return namedIn(words.contact, second)
	if (section === 'producto') {
		if (place === 'checkInSeconds') return words.product.seconds
		return namedIn(words.product.names, place.replace(/\/\w+$/, '')) ?? sectionTitle(section)
	}
	if (section === 'crisis') {
		if (first !== 'lines') return words.crisis.directory
		return [countryName(second), namedIn(words.crisis, third) ?? words.days.crisis.act].join(': ')
	}
	if (section === 'afirmaciones' && first === 'claims') {
		const field = third === 'text' ? null : claimFields[third]?.label
		return [claims[second] ?? [], field ?? []].flat().join(': ') || null
	}
	return file.startsWith('facts/') ? null : sectionTitle(section)
}

function namedIn(names: Readonly<Record<string, unknown>>, name: string): string | null {
	const found = names[name]
	return typeof found === 'string' ? found : null
}

/** Whether a fact is the same in all languages, such as a number. */
export function isEverywhere({ file, place }: WordAddress): boolean {
	const keys = [...file.split('/'), ...place.split('/')]
	return file.startsWith('facts/') && !languages.some((each) => keys.includes(each))
}

/** The unit of a number, after it. */
export function unitOfFact({ file, place }: WordAddress): string | null {
	if (file === 'facts/prices.yaml') return place === 'trialDays' ? words.prices.days : null
	if (file === 'facts/product.yaml')
		return place === 'checkInSeconds' ? words.product.secondsUnit : null
	if (file !== 'facts/periods.yaml') return null
	const [, unit = ''] = /(Days|Months|Years|Hours)(?:\/|$)/.exec(place) ?? []
	return namedIn(words.periods.units, unit.toLowerCase())
}
