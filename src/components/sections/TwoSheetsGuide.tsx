import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { BlankSheetSection } from './BlankSheetSection.tsx'
import { FaqSection } from './FaqSection.tsx'
import { ToolClosingSection } from './ToolClosingSection.tsx'

/** What is read below the start of Two sheets: all questions at once, the FAQ, related guides and the app. */
export function TwoSheetsGuide({ words, blank, faq, related, call }: TwoSheetsPage) {
	return (
		<>
			<BlankSheetSection {...blank} lines={words.lines} />
			<div data-no-print>
				<FaqSection {...faq} />
				<ToolClosingSection related={related} call={call} />
			</div>
		</>
	)
}
