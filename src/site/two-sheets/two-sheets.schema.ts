import { z } from 'zod'
import type { lineChoices, LineName } from './rules/sheet.ts'
import type twoSheets from '#content/tools/en/two-sheets.yaml'
import { text } from '#cms/reader/schemas/common.ts'
import { scriptNotice } from '#cms/reader/schemas/page-parts.ts'

/** The words of the tool "Two sheets" outside its island. */
export const twoSheetsTool = z.strictObject({
	notLoaded: scriptNotice,
	blank: z
		.strictObject({ title: text, text, more: text.describe('The link to a longer sheet to print') })
		.describe('The six questions, to read without scripts and to fill in on paper'),
})

export type TwoSheetsToolWords = z.infer<typeof twoSheetsTool>

/** The schema of a text of the island, by its key. `hourMark` stands between hours and minutes. */
export const twoSheetsTextOf = (key: string) => (key === 'hourMark' ? z.enum([':', 'h']) : text)

/** Each line has a text for each of its choices. */
type Lines = {
	readonly [Line in LineName]: {
		readonly choices: Readonly<Record<(typeof lineChoices)[Line][number], string>>
	}
}

/** The words of the island of "Two sheets", loaded by the browser. */
export type TwoSheetsWords = typeof twoSheets & { readonly lines: Lines }
