import { z } from 'zod'
import { lineChoices, type LineName } from './rules/sheet.ts'
import { message } from '#cms/reader/format/message.ts'
import { copyWords, text } from '#cms/reader/schemas/common.ts'
import { failure, scriptNotice } from '#cms/reader/schemas/page-parts.ts'

/** The words of the tool "Two sheets" outside its island. */
export const twoSheetsTool = z.strictObject({
	notLoaded: scriptNotice,
	blank: z
		.strictObject({ title: text, text, more: text.describe('The link to a longer sheet to print') })
		.describe('The six questions, to read without scripts and to fill in on paper'),
})

export type TwoSheetsToolWords = z.infer<typeof twoSheetsTool>

/** The screen before the questions. */
const opening = z.strictObject({
	title: text,
	lede: text,
	action: text,
	terms: text,
	steps: z.tuple([text, text, text]),
	note: text.describe('On the plinth'),
})

function line<const Line extends LineName>(name: Line) {
	const choice = z.enum<(typeof lineChoices)[Line][number][]>([...lineChoices[name]])
	return z.strictObject({
		name: text,
		question: text,
		choices: z.record(choice, text).describe('As the person who answers chooses them'),
		shown: z
			.record(choice, text)
			.exactOptional()
			.describe('As the sheet shows them, where that differs'),
	})
}

const firstSigns = z.record(z.enum(lineChoices.firstSign), text)

/** A message for each number of hours by which the sizes (`sizeHours`) of the two people differ. */
const byHoursApart = z.strictObject({
	1: message('time'),
	2: message('time'),
	3: message('time'),
	4: message('time'),
})

/** The words of the island of "Two sheets", loaded by the browser. */
export const twoSheets = z.strictObject({
	start: opening
		.extend({ noScript: text.describe('Shown if scripts are switched off') })
		.describe('For the person who begins'),
	arrival: opening.describe('For the person who received the link'),
	brokenLink: text.describe('Shown above the start if the link that was opened is none of ours'),
	windows: z
		.strictObject({ yours: text, theirs: text, ready: text, notYet: text })
		.describe('The captions of the two windows'),
	example: z
		.strictObject({ yours: text, theirs: text })
		.describe('The captions of the windows before the questions'),
	lines: z.strictObject({
		size: line('size'),
		costsMost: line('costsMost'),
		fills: line('fills'),
		firstSign: line('firstSign'),
		wayBack: line('wayBack'),
		toHear: line('toHear'),
	}),
	question: z.strictObject({
		counter: message('step', 'total'),
		back: text,
		next: text,
		done: text.describe("Ends the first person's questions, or the change of a line"),
		seePage: text.describe("Ends the second person's questions"),
		choose: text,
	}),
	ready: z.strictObject({
		title: text,
		lede: text,
		privacy: text,
		change: text,
		keep: text,
		message: text.describe('Goes with the link in the share sheet of the system'),
		sheet: z
			.strictObject({ title: text, intro: text, ownWords: text, footer: text })
			.describe('The sheet of one person on paper'),
	}),
	joint: z.strictObject({
		titles: z
			.tuple([text, text, text, text, text, text, text])
			.describe('For 0 to 6 lines that both share'),
		lede: text,
		you: text,
		they: text,
		both: message('line').describe('The name of a line that both share'),
		nameLine: text.describe('Before ruled lines on paper'),
		leave: z.strictObject({
			title: text,
			arrive: text,
			until: text,
			hourMark: z.enum([':', 'h']).describe('Between hours and minutes'),
			at: message('time'),
			same: message('time'),
			yoursShorter: byHoursApart,
			theirsShorter: byHoursApart,
			estimate: text,
		}),
		signal: z.strictObject({
			title: text,
			yours: firstSigns.describe('“When you …, they say”'),
			theirs: firstSigns.describe('“When they …, you say”'),
		}),
		sendBack: text.describe('Beside the buttons, for the person whose turn it is to send'),
		keep: text.describe('Beside the buttons, for the one who got it back'),
		message: text,
		reminder: z
			.strictObject({ action: text, title: text, note: text, file: text })
			.describe('A day in the calendar, three months later'),
	}),
	share: z.strictObject({
		send: text,
		sendBack: text,
		copy: text,
		afterCopy: copyWords,
		print: text,
		picture: text,
		pictureFile: text,
		failed: text,
		code: text,
		hideCode: text,
		codeLabel: text.describe('The accessible name of the QR code'),
	}),
	failure,
})

export type TwoSheetsWords = z.infer<typeof twoSheets>
