import { z } from 'zod'
import { link, text } from './common.ts'
import { stepDrawings } from './drawings.ts'

const sheet = z.strictObject({
	pageTitle: text.max(60),
	description: text.min(50).max(160),
	title: text,
	intro: z
		.array(
			z.strictObject({
				when: text.optional().describe('When to do it: “Every day:”'),
				text,
			}),
		)
		.describe('Instructions, printed above the sheet, a paragraph each'),
	guide: link.describe('The guide that the sheet belongs to'),
})

const table = sheet.extend({
	csv: text.describe('The label of the same columns as a file for a spreadsheet'),
	columns: z.array(text),
})

const blankLine = z.strictObject({
	name: text.meta({ isPlain: true }).describe('With its number'),
	hint: text,
	fields: z.array(z.string()).describe('The label before each ruled line; may be empty'),
	points: text.optional().describe('The label of a blank for a number at the end of each line'),
})

/** The labels above a slider: left end, middle, right end. */
const pinScale = z.tuple([text, text, text])

const drawnStep = z.strictObject({
	drawing: z.enum(stepDrawings),
	text,
})

export const printables = z.strictObject({
	words: z.record(z.enum(['leave', 'print', 'withoutScript', 'sizes', 'footer']), text),
	energySheet: sheet.extend({ lines: z.array(blankLine) }),
	tracker: table.optional(),
	weeklyTemplate: table.extend({
		days: z.array(text).length(7),
		opening: text.describe('The label of a ruled line above the table'),
		closing: text.describe('The label of a ruled line below the table'),
	}),
	sliderPin: sheet.extend({ pins: z.array(pinScale), arrow: text, steps: z.array(drawnStep) }),
})

export type PrintWords = z.infer<typeof printables>['words']
export type BlankLine = z.infer<typeof blankLine>
export type PinScale = z.infer<typeof pinScale>
export type DrawnStep = z.infer<typeof drawnStep>
