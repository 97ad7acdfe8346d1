import type { PageLanguage } from '#domain/pages/languages.ts'
import { words } from './entries.ts'

const product = words('product')

export const { name, contacts } = product

/** The site's statements about the app. `npm run launch-check` lists each until it is confirmed. */
export const productFacts = product.facts

/** The content of the free week, given the time after which the forecast is personal. */
export const { freeWeek, opening } = product

/** All facts in one language, one or two sentences each. */
export function productFactsIn(language: PageLanguage): readonly string[] {
	return Object.values(productFacts).map((fact) => fact[language])
}
