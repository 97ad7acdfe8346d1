import type { TwoSheetsWords } from './two-sheets.schema.ts'
import type { LineName, Sheet } from './rules/sheet.ts'

export function shownAnswer(lines: TwoSheetsWords['lines'], line: LineName, sheet: Sheet): string {
	const { choices, shown = choices }: Words = lines[line]
	return shown[sheet[line]] ?? ''
}

/** The words of any line. They are undefined for a choice of another line. */
type Words = {
	readonly choices: Readonly<Partial<Record<string, string>>>
	readonly shown?: Readonly<Partial<Record<string, string>>>
}
