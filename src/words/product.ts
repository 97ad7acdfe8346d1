import type { PageLanguage } from '#domain/pages/languages.ts'
import { words } from './entries.ts'

const product = words('product')

export const { name, contacts } = product

/** What the site says about the app. `npm run launch-check` lists each until it is confirmed. */
export const productFacts = product.facts

/** What the free week shows, given the time after which the forecast is the person's own. */
export const { freeWeek, opening } = product

/** All facts in one language, one sentence or two each. */
export function productFactsIn(language: PageLanguage): readonly string[] {
	return Object.values(productFacts).map((fact) => fact[language])
}
