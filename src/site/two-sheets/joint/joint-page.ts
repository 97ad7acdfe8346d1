import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { type ArrivalHour, clockTime, leavingTimes } from '#site/two-sheets/rules/leaving-time.ts'
import { compareSheets, type Sheet } from '#site/two-sheets/rules/sheet.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { levelOfSize, occupants } from '#site/two-sheets/levels.ts'
import { shownAnswer } from '#site/two-sheets/shown-answer.ts'

type Sheets = {
	readonly language: PageLanguage
	readonly words: TwoSheetsWords
	readonly yours: Sheet
	readonly theirs: Sheet
}

export type JointPage = ReturnType<typeof jointPage>

/**
 * The content of the joint page and its picture: the six lines, and the page's address without the sheets. Lines with
 * the same answer from both people come first, with that one answer.
 */
export function jointPage({ language, words, yours, theirs }: Sheets, arrivalHour: ArrivalHour) {
	const { joint, lines, start } = words
	const { shared, different } = compareSheets(yours, theirs)
	const { one, other, together } = leavingTimes(yours.size, theirs.size, arrivalHour)
	return {
		title: joint.titles[shared.length] ?? start.title,
		you: { caption: joint.you, level: levelOfSize(yours.size), occupant: occupants.yours },
		they: { caption: joint.they, level: levelOfSize(theirs.size), occupant: occupants.theirs },
		times: { arrival: 60 * arrivalHour, you: one, they: other, together },
		leave: formatMessage(language, joint.leave.at, {
			time: clockTime(together, joint.leave.hourMark),
		}),
		lines: [
			...shared.map((line) => ({
				name: formatMessage(language, joint.both, { line: lines[line].name }),
				answers: [shownAnswer(lines, line, yours)] as const,
			})),
			...different.map((line) => ({
				name: lines[line].name,
				answers: [shownAnswer(lines, line, yours), shownAnswer(lines, line, theirs)] as const,
			})),
		],
		footer: [start.title, location.host + location.pathname] as const,
	}
}
