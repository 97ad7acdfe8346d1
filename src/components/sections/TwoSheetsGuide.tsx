import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { BlankSheetSection } from './BlankSheetSection.tsx'
import { FaqSection } from './FaqSection.tsx'
import { RelatedSection } from './RelatedSection.tsx'

/** What is read below the start of Two sheets: all questions at once, the FAQ and related guides. */
export function TwoSheetsGuide({ words, blank, faq, related }: TwoSheetsPage) {
	return (
		<>
			<BlankSheetSection {...blank} lines={words.lines} />
			<div data-no-print>
				<FaqSection {...faq} />
				<RelatedSection {...related} />
			</div>
		</>
	)
}
