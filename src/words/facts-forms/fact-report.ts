import { type Language, type PageLanguage, pageLanguages } from '#domain/pages/languages.ts'
import { factNamesIn } from '#domain/words/source-text.ts'
import { words } from '#words/entries.ts'
import { factsIn } from '#words/facts.ts'
import { fillText } from '#words/fill-text.ts'
import { planWordsIn } from '#words/plans.ts'
import { pricesIn } from '#words/prices.ts'
import { usesOfFacts } from './fact-uses.ts'
import { type Fact, listFacts } from './list-facts.ts'

/** Everything that the forms of the facts show, with the edits that this process reads words with. */
export function factReport() {
	const facts = listFacts()
	return {
		facts,
		values: {
			en: valuesIn('en', facts),
			de: valuesIn('de', facts),
			pt: valuesIn('pt', facts),
			es: valuesIn('es', facts),
		},
		readings: pageLanguages.map((language) => ({ language, texts: planReadings(language) })),
		uses: usesOfFacts(),
	}
}

/** The variables that the facts name, with those that these name in turn. */
function valuesIn(language: Language, listed: readonly Fact[]): Record<string, string> {
	const facts = factsIn(language)
	const names = new Set(
		listed.filter((fact) => fact.language === language).flatMap(({ text }) => factNamesIn(text)),
	)
	return Object.fromEntries(
		[...names].flatMap((name) => {
			const value = facts.get(name)
			return value === undefined ? [] : [[name, fillText(String(value), language, facts)]]
		}),
	)
}

/** The offers as the price list states them, and what follows the trial. */
function planReadings(language: PageLanguage): string[] {
	const { offer, premium, terms } = planWordsIn(language)
	const { premium: price } = pricesIn(localeOf[language])
	const { name } = words('home', 'en').pricing.premium
	const saving = premium.saving === undefined ? '' : ` ${premium.saving}.`
	return [
		`${offer.name}, ${offer.price}. ${offer.terms}`,
		`${name}, ${price}. ${premium.terms}${saving}`,
		terms,
	]
}

const localeOf = { en: 'en-US', de: 'de-DE', pt: 'pt-BR' } as const
