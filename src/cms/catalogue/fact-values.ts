import type { Language } from '#site-map/languages.ts'
import { factsIn } from '#cms/reader/facts/facts.ts'
import { fillText } from '#cms/reader/facts/fill-text.ts'
import { readMark } from '#cms/reader/marks/marks.ts'
import { currentSite, perSite, withSite } from '#cms/reader/site.ts'

/**
 * All variables that texts in a language can use, with their values.
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
 * For each variable that stands for a text, the address of that text, read from the marks of a preview. Variables for
 * numbers are left out.
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
