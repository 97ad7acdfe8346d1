import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { type PageHead, toolHead } from './page-heads.ts'

/** The head of Two sheets in one language. */
export function twoSheetsHead({ head, words, faq: { questions } }: TwoSheetsPage): PageHead {
	return toolHead(head, { name: words.start.title, questions })
}
