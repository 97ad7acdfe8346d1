import type { PageLanguage } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'

export const siteName = (): string => words('product').name

/** One or two sentences each. */
export function productFactsIn(language: PageLanguage): readonly string[] {
	return Object.values(words('product').facts).map((fact) => fact[language])
}
