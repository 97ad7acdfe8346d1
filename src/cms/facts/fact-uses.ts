import type { Language } from '#site-map/languages.ts'
import { pathOf } from '#site-map/pages.ts'
import { factNamesIn } from '#cms/reader/rules/source-text.ts'
import { hasFile, wordItems } from '#site-map/word-groups.ts'
import { allWordsFiles, readEdited } from '#cms/reader/files/addresses.ts'
import { factsIn } from '#cms/reader/facts/facts.ts'
import { perSite } from '#cms/reader/site.ts'
import { languageOf } from '#cms/reader/files/text-places.ts'

/** Patterns for the names of variables, each with the address of the fact that such a variable stands for. */
const addresses = [
	[/^price\.(lifetime|premium|monthly).*/, 'facts/prices.yaml:$1/minor'],
	[/^trial\..*/, 'facts/prices.yaml:trialDays'],
	[/^contact\.(\w+).*/, 'facts/product.yaml:contacts/$1'],
	[/^period\.(\w+).*/, 'facts/periods.yaml:$1'],
	[/^fact\.(\w+).*/, 'facts/product.yaml:facts/$1'],
	[/^time\.(\w+).*/, 'facts/product.yaml:times/$1'],
	[/^label\.(\w+).*/, 'facts/product.yaml:labels/$1'],
	[/^claim\.(\w+).*/, 'facts/claims.yaml:claims/$1'],
	[/^crisis\.(\w+).*/, 'facts/crisis-lines.yaml:lines/$1'],
] as const

type Use = { readonly texts: number; readonly pages: string[] }

/**
 * The number of texts that use a fact, directly or through another fact, and their pages. Uses in code only, such as in
 * the price list, are not counted.
 *
 * @returns by the address of a fact, without the last part of the address if a fact has several languages or keys:
 * `facts/product.yaml:facts/notes`
 */
export const usesOfFacts = perSite((): Record<string, Use> => {
	const found = new Map<string, { texts: number; pages: Set<string> }>()
	for (const file of allWordsFiles()) {
		if (file.startsWith('messages/es/panel/')) continue
		const items = wordItems.filter((item) => hasFile(item, file))
		const language = languageOf(file)
		const paths = items.flatMap(({ page }) => (page && pathOf(page, language)) ?? [])
		// Searches lines instead of parsed texts, because each text is on a separate line and parsing would take most of
		// the time.
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
	return addresses.flatMap(([names, address]) =>
		names.test(name) ? [name.replace(names, address)] : [],
	)
}
