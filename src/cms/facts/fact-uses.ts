import type { Language } from '#site-map/languages.ts'
import { pathOf } from '#site-map/pages.ts'
import { factNamesIn } from '#cms/reader/rules/source-text.ts'
import { hasFile, wordItems } from '#site-map/word-groups.ts'
import { allWordsFiles, readEdited } from '#cms/reader/files/addresses.ts'
import { factsIn } from '#cms/reader/facts/facts.ts'
import { perSite } from '#cms/reader/site.ts'
import { languageOf } from '#cms/reader/files/text-places.ts'

/** Patterns of the variables that refer to a fact, by its address. */
const namesByFact: Readonly<Record<string, RegExp>> = {
	'facts/prices.yaml:lifetime/minor': /^price\.lifetime/,
	'facts/prices.yaml:premium/minor': /^price\.premium/,
	'facts/prices.yaml:monthly/minor': /^price\.monthly/,
	'facts/prices.yaml:trialDays': /^trial\./,
	'facts/product.yaml:contacts/support': /^contact\.support$/,
	'facts/product.yaml:contacts/privacy': /^contact\.privacy$/,
	'facts/product.yaml:contacts/billing': /^contact\.billing$/,
}

/** Facts whose variable has the same name, by the prefix of their address: `facts/periods.yaml:accountDeletionDays`. */
const groups = [
	['facts/periods.yaml:', 'period'],
	['facts/product.yaml:facts/', 'fact'],
	['facts/product.yaml:times/', 'time'],
	['facts/product.yaml:labels/', 'label'],
	['facts/claims.yaml:claims/', 'claim'],
	['facts/crisis-lines.yaml:lines/', 'crisis'],
] as const

type Use = { readonly texts: number; readonly pages: string[] }

/**
 * The number of texts that use a fact, directly or through another fact, and their pages. Uses in code only, such as in
 * the price list, are not counted.
 *
 * @returns by the address of a fact, without its language or its last key where a fact has several:
 * `facts/product.yaml:facts/notes`
 */
export const usesOfFacts = perSite((): Record<string, Use> => {
	const found = new Map<string, { texts: number; pages: Set<string> }>()
	for (const file of allWordsFiles()) {
		if (file.startsWith('messages/es/panel/')) continue
		const items = wordItems.filter((item) => hasFile(item, file))
		const language = languageOf(file)
		const paths = items.flatMap(({ page }) => (page && pathOf(page, language)) ?? [])
		// Each text is on a separate line, and parsing takes longer than everything else here.
		for (const text of readEdited(file).split('\n')) {
			for (const fact of new Set(allNamesIn(text, language).flatMap(factsNamed))) {
				const use = found.get(fact) ?? { texts: 0, pages: new Set() }
				use.texts += 1
				for (const path of paths) use.pages.add(path)
				found.set(fact, use)
			}
		}
	}
	return Object.fromEntries(
		[...found].map(([fact, use]) => [fact, { texts: use.texts, pages: [...use.pages] }]),
	)
})

/** The variables of a text, and the variables in their values. */
function allNamesIn(text: string, language: Language): readonly string[] {
	return factNamesIn(text).flatMap((name) => {
		const value = factsIn(language).get(name)
		return [name, ...(typeof value === 'string' ? allNamesIn(value, language) : [])]
	})
}

function factsNamed(name: string): readonly string[] {
	const known = Object.entries(namesByFact).flatMap(([fact, names]) =>
		names.test(name) ? [fact] : [],
	)
	const [group, key] = name.split('.')
	const own = groups.flatMap(([start, each]) => (each === group ? [`${start}${key}`] : []))
	return [...known, ...own]
}
