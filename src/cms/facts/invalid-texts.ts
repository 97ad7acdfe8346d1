import type { Language } from '#site-map/languages.ts'
import { editFaults } from '#cms/rules/edit-faults.ts'
import { textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import { factsIn } from '#cms/reader/facts/facts.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { languageOf } from '#cms/reader/files/text-places.ts'
import { parsedList } from '#cms/reader/files/yaml-texts.ts'

/**
 * The addresses of invalid texts: with HTML, an unknown variable or a broken link.
 *
 * @param text the new value at an address, in the form of an edit
 * @param original the repository's value
 * @example invalidTexts({ file: 'facts/product.yaml', place: 'opening/en' }, '<i>', '') // ['facts/product.yaml:opening/en']
 */
export function invalidTexts(
	{ file, place }: WordAddress,
	text: string,
	original: string,
): readonly string[] {
	const known = textsIn(parsedList(original), []).map((each) => each.text)
	// Only quotes have bold text, and any quote of their list may.
	const bold = known.find((each) => each.includes('<b>')) ?? ''
	const pages = ownPages().map(({ page }) => page)
	return textsIn(parsedList(text), place.split('/'))
		.filter((each) => each.text.trim() !== '' && !known.includes(each.text))
		.filter(({ text: own, keys }) => {
			const facts = factsByName(languageOf(file, keys))
			const before = own.includes('<b>') ? bold : ''
			return editFaults({ original: before, text: own, kind: 'line', facts, own: pages }).length > 0
		})
		.map(({ keys }) => textId({ file, place: keys.join('/') }))
}

/** A language's variables in the form that `editFaults` expects. */
function factsByName(language: Language): Readonly<Record<string, string>> {
	const facts = factsIn(language)
	return Object.fromEntries([...facts.keys()].map((name) => [name, String(facts.get(name))]))
}

type Leaf = { readonly keys: readonly string[]; readonly text: string }

function textsIn(value: unknown, keys: readonly string[]): readonly Leaf[] {
	if (typeof value === 'string') return [{ keys, text: value }]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...keys, key]))
}
