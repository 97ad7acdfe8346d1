import type { QuietCalendarWords } from '#domain/calendar/quiet-calendar.ts'

/** Why a calendar file could not be read. */
export type CalendarFault =
	| 'notCalendar'
	| 'damaged'
	| 'emptyZip'
	| 'tooLarge'
	| 'tooMany'
	| 'noEntries'
	/** The script that reads calendars did not load. */
	| 'notLoaded'

/** Why an event of a calendar is left out, or a file of a .zip. */
export type LeftOutReason =
	| 'noStart'
	| 'badDate'
	| 'badRule'
	/** It has thousands of occurrences within a few months. */
	| 'tooOften'
	/** The file ends inside it. */
	| 'cutOff'
	/** A file of a .zip whose name ends in .ics. */
	| 'notCalendar'

/** A sentence for one thing and for several; `{n}` and other names in braces are replaced. */
export type Counted = { readonly one: string; readonly other: string }

/** The words that are needed once a calendar file is opened or saved, in one language. */
export type CalendarPanelWords = {
	/** A BCP 47 tag for dates, used where the browser prefers no regional variety of the language. */
	readonly locale: string
	/** `{files}` */
	readonly reading: string
	/** How far reading is; `{done}`, `{total}` */
	readonly progress: string
	readonly stop: string
	/** Several files; `{n}` */
	readonly severalFiles: string
	/** `{sorted}`, `{total}` */
	readonly sorted: Counted
	/** Only where entries are left to sort. `{n}` */
	readonly unknown: Counted
	/** Begins the sentence about events that were left out; `{n}` */
	readonly leftOut: Counted
	/** Each goes on with that sentence; where there are several, its number follows. */
	readonly leftOutReasons: Readonly<Record<Exclude<LeftOutReason, 'notCalendar'>, string>>
	/** Files of a .zip; `{n}` */
	readonly filesLeftOut: Counted
	/** Entries of the week beyond `maxEvents`. `{n}` */
	readonly beyondLimit: Counted
	readonly titlesStay: string
	readonly allSorted: string
	readonly emptyWeek: string
	/** Label of the choice, of which each option is a week and its number of entries. */
	readonly week: string
	/** `{days}`, `{n}` */
	readonly weekOption: string
	/** Buttons; `{n}` */
	readonly begin: Counted
	readonly leaveAllOut: Counted
	readonly done: string
	/** The heading of a question and the number of it; `{n}`, `{total}` */
	readonly question: string
	readonly questionNumber: string
	/** A title, in the language's quotation marks; `{title}` */
	readonly quoted: string
	readonly untitled: string
	/** Further times of the same title; `{n}` */
	readonly furtherTimes: Counted
	readonly allDay: string
	readonly leaveOut: string
	readonly later: string
	readonly faults: Readonly<
		Record<CalendarFault, { readonly title: string; readonly text: string }>
	>
	/** Ends the text of every fault. */
	readonly unchanged: string
	readonly chooseOther: string
	readonly back: string
	readonly howToExport: string
	readonly exports: readonly { readonly app: string; readonly steps: string }[]
	/** Name of a calendar file that is saved, without its ending. */
	readonly fileName: string
	/** In a calendar file that is saved. */
	readonly saved: QuietCalendarWords
}

/** The words of the page for opening and saving a calendar file. */
export type CalendarWords = {
	readonly open: string
	/** Below the button: price, account, where the file stays. */
	readonly terms: string
	readonly save: {
		readonly label: string
		readonly text: string
		readonly withReminder: string
	}
}
