import { pageWords } from '#islands/page-words.ts'
import type { TwoSheetsWords } from '#words/schemas/two-sheets.ts'

/** The words of the island. */
export const { wordsIn, loaded } = pageWords<TwoSheetsWords>({
	en: () => import('#content/tools/en/two-sheets.yaml'),
	de: () => import('#content/tools/de/two-sheets.yaml'),
	pt: () => import('#content/tools/pt/two-sheets.yaml'),
})
