import type { TwoSheetsWords } from '#content/types/two-sheets.ts'
import { type ArrivalHour, clockTime, leavingTimes } from '#domain/two-sheets/leaving-time.ts'
import { compareSheets, type Sheet } from '#domain/two-sheets/sheet.ts'
import type { JointPicture } from './draw-joint.ts'
import { levelOfSize, occupants } from './levels.ts'
import { shownAnswer } from './shown-answer.ts'

/** What the picture of the page for both says: the page's own words, and its address without the sheets. */
export function jointPicture(
	words: TwoSheetsWords,
	yours: Sheet,
	theirs: Sheet,
	arrivalHour: ArrivalHour,
): JointPicture {
	const { joint, lines, start } = words
	const { shared, different } = compareSheets(yours, theirs)
	const { together } = leavingTimes(yours.size, theirs.size, arrivalHour)
	return {
		title: joint.titles[shared.length] ?? start.title,
		people: [
			{ caption: joint.you, level: levelOfSize(yours.size), occupant: occupants.yours },
			{ caption: joint.they, level: levelOfSize(theirs.size), occupant: occupants.theirs },
		],
		leave: joint.leave.at.replace('{time}', clockTime(together, joint.leave.hourMark)),
		lines: [
			...shared.map((line) => ({
				name: joint.both.replace('{line}', lines[line].name),
				answers: [shownAnswer(lines, line, yours)] as const,
			})),
			...different.map((line) => ({
				name: lines[line].name,
				answers: [shownAnswer(lines, line, yours), shownAnswer(lines, line, theirs)] as const,
			})),
		],
		footer: [start.title, location.host + location.pathname],
	}
}
