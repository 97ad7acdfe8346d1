import { languages, locales, type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { recordOf } from '#values/record-of.ts'
import { words } from '#cms/reader/entries.ts'
import { factValues } from '#cms/catalogue/fact-values.ts'
import { planWordsIn } from '#cms/reader/facts/plans.ts'
import { pricesIn } from '#cms/reader/facts/prices.ts'
import { usesOfFacts } from './fact-uses.ts'
import { listFacts } from './list-facts.ts'

/** Everything that the forms of the facts show, from the current site. */
export async function factReport() {
	return {
		facts: await listFacts(),
		values: recordOf(languages, factValues),
		readings: pageLanguages.map((language) => ({ language, texts: planReadings(language) })),
		uses: usesOfFacts(),
	}
}

/** The offers as the price list states them, and the terms after the trial. */
function planReadings(language: PageLanguage): string[] {
	const { offer, premium, terms } = planWordsIn(language)
	const { premium: price } = pricesIn(locales[language])
	const plans = Object.values(words('home', 'en').blocks).find(({ block }) => block === 'plans')
	const name = plans?.block === 'plans' ? plans.premium.name : ''
	const saving = premium.saving === undefined ? '' : ` ${premium.saving}.`
	return [
		`${offer.name}, ${offer.price}. ${offer.terms}`,
		`${name}, ${price}. ${premium.terms}${saving}`,
		terms,
	]
}
