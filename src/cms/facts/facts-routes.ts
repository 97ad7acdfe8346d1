import { languages, locales, type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { recordOf } from '#values/record-of.ts'
import type { WordFacts } from '#cms/messages/word-facts.ts'
import type { WordOptions } from '#cms/words.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import { factValues } from '#cms/catalogue/fact-values.ts'
import { words } from '#cms/reader/entries.ts'
import { planWordsIn } from '#cms/reader/facts/plans.ts'
import { pricesIn } from '#cms/reader/facts/prices.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { currentSite, withEdits } from '#cms/reader/site.ts'
import { editsByPlace, isOriginalChanged } from '#cms/word-edits.ts'
import { usesOfFacts } from './fact-uses.ts'
import { listFacts } from './list-facts.ts'

export function factsRoutes(app: SchemaApp, { store: { words: store } }: WordOptions): void {
	app.get('/api/admin/words/facts', async (): Promise<WordFacts> => {
		const edits = await store.all()
		const editAt = new Map(edits.map((edit) => [textId(edit), edit]))
		return await withEdits(editsByPlace(edits), async () => ({
			facts: (await listFacts()).map((fact) => ({
				...fact,
				isOriginalChanged: isOriginalChanged(editAt.get(textId(fact)), fact.original),
			})),
			values: recordOf(languages, factValues),
			readings: pageLanguages.map((language) => ({ language, texts: planReadings(language) })),
			uses: usesOfFacts(),
			measurements: currentSite().measurements ?? null,
		}))
	})
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
