import type { HourMark } from '#domain/two-sheets/leaving-time.ts'
import type { Choice, LineName } from '#domain/two-sheets/sheet.ts'
import type { LinkRow } from '#words/schemas/article.ts'
import type { CopyWords } from './copy.ts'
import type { Faq } from './faq.ts'
import type { Failure, Head, Link, ScriptNotice } from './page.ts'
import type { ToolCall } from './tool-call.ts'

/** The page of the tool Two sheets in one language. */
export type TwoSheetsPage = {
	readonly head: Head
	/** As in breadcrumbs and links. */
	readonly name: string
	readonly words: TwoSheetsWords
	/** The same page in other languages; the island adds the fragment. */
	/** Shown while the island is missing. */
	readonly notLoaded: ScriptNotice
	readonly blank: BlankSheet
	readonly faq: Faq
	readonly related: { readonly title: string; readonly guides: readonly LinkRow[] }
	readonly call: ToolCall
}

/** The six questions with all choices, to read without scripts and to fill in on paper. */
export type BlankSheet = { readonly title: string; readonly text: string; readonly more: Link }

/** The words of the island. */
export type TwoSheetsWords = {
	readonly start: Opening & {
		/** Shown if scripts are switched off. */
		readonly noScript: string
	}
	readonly arrival: Opening
	/** Shown above the start if the link that was opened is none of ours. */
	readonly brokenLink: string
	readonly windows: Windows
	/** The captions of the two windows of the example before the questions. */
	readonly example: { readonly yours: string; readonly theirs: string }
	readonly lines: { readonly [Line in LineName]: LineWords<Line> }
	readonly question: {
		/** `{step}` and `{total}` are replaced. */
		readonly counter: string
		readonly back: string
		readonly next: string
		/** Ends the first person's questions, or the change of a line. */
		readonly done: string
		/** Ends the second person's questions. */
		readonly seePage: string
		readonly choose: string
	}
	readonly ready: {
		readonly title: string
		readonly lede: string
		readonly privacy: string
		readonly change: string
		readonly keep: string
		/** The message that goes with the link in the system's share sheet. */
		readonly message: string
		readonly sheet: PrintedSheetWords
	}
	readonly joint: JointWords
	readonly share: ShareWords
	readonly failure: Failure
}

/** The screen before the questions, for the person who begins or for the one who got the link. */
export type Opening = {
	readonly title: string
	readonly lede: string
	readonly action: string
	readonly terms: string
	readonly steps: readonly [string, string, string]
	/** On the plinth: what the page would say in the example, or who makes it. */
	readonly note: string
}

/** The captions of the two windows. */
export type Windows = {
	readonly yours: string
	readonly theirs: string
	readonly ready: string
	readonly notYet: string
}

export type LineWords<Line extends LineName> = {
	readonly name: string
	readonly question: string
	/** As the person who answers chooses them. */
	readonly choices: Readonly<Record<Choice<Line>, string>>
	/** As the sheet shows them, where that differs. */
	readonly shown?: Readonly<Record<Choice<Line>, string>>
}

/** The sheet of one person on paper. */
export type PrintedSheetWords = {
	readonly title: string
	readonly intro: string
	readonly ownWords: string
	readonly footer: string
}

/** One value for each number of shared lines, 0 to 6. */
type BySharedLines = readonly [string, string, string, string, string, string, string]

/** One sentence for each number of hours by which two sizes differ; `{time}` is replaced. */
type ByHoursApart = Readonly<Record<1 | 2 | 3 | 4, string>>

export type JointWords = {
	readonly titles: BySharedLines
	readonly lede: string
	readonly you: string
	readonly they: string
	/** The name of a line that both share; `{line}` is replaced. */
	readonly both: string
	/** Ruled lines on paper. */
	readonly nameLine: string
	readonly leave: {
		readonly title: string
		readonly arrive: string
		readonly until: string
		readonly hourMark: HourMark
		/** `{time}` is replaced, as in the sentences below. */
		readonly at: string
		readonly same: string
		readonly yoursShorter: ByHoursApart
		readonly theirsShorter: ByHoursApart
		readonly estimate: string
	}
	readonly signal: {
		readonly title: string
		/** "When you …, they say". */
		readonly yours: Readonly<Record<Choice<'firstSign'>, string>>
		/** "When they …, you say". */
		readonly theirs: Readonly<Record<Choice<'firstSign'>, string>>
	}
	/** Beside the buttons: for the person whose turn it is to send, and for the one who got it back. */
	readonly sendBack: string
	readonly keep: string
	readonly message: string
	/** A day in the calendar, three months later. */
	readonly reminder: {
		readonly action: string
		readonly title: string
		readonly note: string
		readonly file: string
	}
}

export type ShareWords = {
	readonly send: string
	readonly sendBack: string
	readonly copy: string
	readonly afterCopy: CopyWords
	readonly print: string
	readonly picture: string
	readonly pictureFile: string
	readonly failed: string
	readonly code: string
	readonly hideCode: string
	/** The accessible name of the QR code. */
	readonly codeLabel: string
}
