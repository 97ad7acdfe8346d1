import { keysIn } from '#values/keys-in.ts'

/**
 * The six lines of a sheet in order, each with its choices. The position of a choice is part of every link already
 * sent: append new choices, at most ten per line, and never reorder or remove one.
 */
export const lineChoices = {
	size: ['oneHour', 'twoHours', 'threeHours', 'fourHours', 'wholeEvening'],
	costsMost: ['arriving', 'introductions', 'bigTables', 'calls', 'openPlan', 'unknownEnd'],
	fills: ['eveningAlone', 'longSleep', 'outside', 'making', 'onePerson'],
	firstSign: ['asksNothing', 'agrees', 'phone', 'shortAnswers', 'dishes'],
	wayBack: ['oneHour', 'oneEvening', 'oneNight', 'oneDay', 'twoDays'],
	toHear: ['shallWeGo', 'illTalk', 'sayNothing', 'seeYouAtHome', 'takeAnHour'],
} as const

export type LineName = keyof typeof lineChoices

export type Choice<Line extends LineName> = (typeof lineChoices)[Line][number]

export type Sheet = { readonly [Line in LineName]: Choice<Line> }

/** The lines answered so far. */
export type PartialSheet = Partial<Sheet>

export const lineNames = keysIn(lineChoices)

/**
 * The sheet if every line has a choice, else undefined.
 *
 * @example completeSheet({ size: 'oneHour' }) // undefined
 */
export function completeSheet(answers: PartialSheet): Sheet | undefined {
	return isComplete(answers) ? answers : undefined
}

/**
 * Splits the lines of two sheets into those with the same choice and those with different ones, each in the order of
 * the sheet.
 *
 * @example compareSheets(sheet, { ...sheet, size: 'oneHour' }).different // ['size']
 */
export function compareSheets(
	one: Sheet,
	other: Sheet,
): { readonly shared: readonly LineName[]; readonly different: readonly LineName[] } {
	const isShared = (line: LineName) => one[line] === other[line]
	return {
		shared: lineNames.filter(isShared),
		different: lineNames.filter((line) => !isShared(line)),
	}
}

function isComplete(answers: PartialSheet): answers is Sheet {
	return lineNames.every((line) => answers[line] !== undefined)
}
