import { countryName } from '#panel/format/code-names.ts'
import { languages } from '#site-map/languages.ts'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import { sectionOfPlace, sectionTitle } from '#cms/panel/facts/sections.ts'

type Names = Readonly<Record<string, string>>

const names: Names = words.names
const units: Names = words.units
const claimFields: Readonly<Record<string, { readonly label: string }>> = words.claims.fields

/**
 * The label of a fact or list in its form.
 *
 * @param claims the texts of the claims, by name
 * @returns null for a sentence, which has no label
 * @example factName({ file: 'facts/prices.yaml', place: 'premium/minor' }, {}) // 'Premium, una sola vez'
 */
export function factName({ file, place }: WordAddress, claims: Names): string | null {
	const section = sectionOfPlace(file, place)
	if (section === null) return null
	if (!file.startsWith('facts/')) return sectionTitle(section)
	const [, group = '', key = ''] = /^(claims|lines|local)\/([^/]+)/.exec(place) ?? []
	// In the table of names, `facts/devices` stands for `facts/devices/en`, and `lines/number` for `lines/DE/number`.
	const own = place
		.replace(`/${key}/`, '/')
		.replace(/^\w+\/(currency)$|\/(?:en|de|pt|es|minor|confirmed)$/, '$1')
	if (group !== 'claims')
		return [key ? countryName(key) : [], names[own] ?? []].flat().join(': ') || null
	const field = own.endsWith('/text') ? [] : (claimFields[own.replace('claims/', '')]?.label ?? [])
	return [claims[key] ?? [], field].flat().join(': ') || null
}

export function isEverywhere({ file, place }: WordAddress): boolean {
	const keys = [...file.split('/'), ...place.split('/')]
	return file.startsWith('facts/') && !languages.some((each) => keys.includes(each))
}

export function unitOfFact({ file, place }: WordAddress): string | null {
	const [, unit = ''] = /([A-Z][a-z]+)(?:\/(?:from|to))?$/.exec(place) ?? []
	return file.startsWith('facts/') ? (units[unit] ?? null) : null
}
