import type { TwoSheetsPageWords, TwoSheetsWords } from '#words/schemas/two-sheets.ts'
import { BlankSheetSection } from '#components/sections/printing/BlankSheetSection.tsx'
import { Questions } from '#components/sections/offers/Questions.tsx'
import { ToolClosingSection } from './ToolClosingSection.tsx'

type Props = Pick<TwoSheetsPageWords, 'blank' | 'faq' | 'related' | 'call'> & {
	lines: TwoSheetsWords['lines']
	/** The address of a longer sheet to print. */
	longerSheet: string
}

/** Content below the start of Two sheets: all questions at once, the FAQ, related guides and the app. */
export function TwoSheetsGuide({ lines, longerSheet, blank, faq, related, call }: Props) {
	return (
		<>
			<BlankSheetSection {...blank} longerSheet={longerSheet} lines={lines} />
			<div data-no-print>
				<Questions {...faq} />
				<ToolClosingSection related={related} call={call} />
			</div>
		</>
	)
}
