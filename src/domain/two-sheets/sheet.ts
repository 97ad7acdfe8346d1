/**
 * The six lines of a sheet in their order, each with its choices. The position of a choice is part of every
 * link that was sent: append new choices, at most ten in a line, and never reorder or remove one.
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

/** A choice of a line, by its name. */
export type Choice<Line extends LineName> = (typeof lineChoices)[Line][number]

/** A complete sheet: one choice in each of the six lines. */
export type Sheet = { readonly [Line in LineName]: Choice<Line> }

/** The lines that have been answered so far. */
export type PartialSheet = Partial<Sheet>

// The keys of a literal table are exactly its type's.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const lineNames = Object.keys(lineChoices) as readonly LineName[]

/**
 * The sheet if every line has a choice, else undefined.
 *
 * @example completeSheet({ size: 'oneHour' }) // undefined
 */
export function completeSheet(answers: PartialSheet): Sheet | undefined {
	return isComplete(answers) ? answers : undefined
}

/**
 * The lines in which two sheets have the same choice, and the others, both in the order of the sheet.
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
