import type { Language } from '#site-map/languages.ts'
import { factsIn } from '#cms/reader/facts/facts.ts'
import { fillText } from '#cms/reader/facts/fill-text.ts'
import { readMark } from '#cms/reader/marks/marks.ts'
import { currentSite, perSite, withSite } from '#cms/reader/site.ts'

/**
 * All variables that texts can use in a language, with their values.
 *
 * @example factValues('en')['price.lifetime'] // '$10'
 */
export const factValues = perSite((language: Language): Readonly<Record<string, string>> => {
	const facts = factsIn(language)
	return Object.fromEntries(
		[...facts.keys()].map((name) => [name, fillText(`{${name}}`, language, facts)]),
	)
})

/**
 * The address of the text that each variable stands for, read from its marks in a preview. Numbers have no address.
 *
 * @example factPlaces('en')['plan.terms'] // 'facts/en/plans.yaml:lifetime/terms'
 */
export function factPlaces(language: Language): Record<string, string> {
	return withSite({ ...currentSite(), isMarked: true }, () => {
		const facts = factsIn(language)
		return Object.fromEntries(
			[...facts.keys()].flatMap((name) => {
				const found = readMark(`${facts.get(name)}`)
				return found ? [[name, found.address]] : []
			}),
		)
	})
}
