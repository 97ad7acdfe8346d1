import type { Head, Link } from './page.ts'

/** The sheets to print in one language, and the words around every sheet. */
export type Printables = {
	readonly words: PrintWords
	readonly sheets: readonly Printable[]
}

/** The words around every sheet. */
export type PrintWords = {
	readonly leave: string
	readonly print: string
	readonly withoutScript: string
	readonly sizes: string
	readonly footer: string
}

/** A sheet to print, on a page of its own. */
export type Printable = {
	readonly head: Head
	readonly title: string
	/** Instructions, printed above the sheet, a paragraph each. */
	readonly intro: readonly Instruction[]
	/** The guide that the sheet belongs to. */
	readonly guide: Link
	/** The same columns as a file for a spreadsheet. */
	readonly csv?: { readonly label: string; readonly rows: readonly (readonly string[])[] }
	readonly sheet: Sheet
}

/** What to do and, where it matters, when: `{ when: 'Every day:', text: 'Note your level.' }`. */
export type Instruction = { readonly when?: string; readonly text: string }

export type Sheet =
	| { readonly kind: 'lines'; readonly lines: readonly BlankLine[] }
	| ({ readonly kind: 'table' } & BlankTable)
	| {
			readonly kind: 'sliderPin'
			readonly pins: readonly PinScale[]
			readonly arrow: string
			readonly steps: readonly DrawnStep[]
	  }

/** A named question with a ruled line for each answer. */
export type BlankLine = {
	readonly name: string
	readonly hint: string
	/** The label before each ruled line; may be empty. */
	readonly fields: readonly string[]
	/** The label of a blank for a number at the end of each ruled line. */
	readonly points?: string
}

/** A table to fill in. */
export type BlankTable = {
	readonly columns: readonly string[]
	/** The index of the column for words, which gets most of the width. */
	readonly wideColumn: number
	/** The first cell of each row; may be empty. */
	readonly rows: readonly string[]
	/** Rows of several lines. The shared columns, given by index, have one cell for all lines of a row. */
	readonly lines?: { readonly count: number; readonly sharedColumns: readonly number[] }
	/** The label of a ruled line above the table. */
	readonly opening?: string
	/** The label of a ruled line below the table. */
	readonly closing?: string
}

/** The words above a slider: its left end, middle and right end. */
export type PinScale = readonly [full: string, half: string, empty: string]

/** A step of the instructions, with a drawing. */
export type DrawnStep = { readonly drawing: StepDrawing; readonly text: string }

export type StepDrawing = 'cut' | 'slot' | 'thread' | 'fasten' | 'done'
