import type { Head, Link } from './page.ts'

/** A sheet to print, on a page of its own. */
export type Printable = {
	readonly head: Head
	readonly title: string
	/** What the sheet is for and how it is filled in; printed above it. */
	readonly intro: string
	/** The guide that the sheet belongs to. */
	readonly guide: Link
	/** The same columns for a spreadsheet. */
	readonly csv?: Link
	readonly sheet: Sheet
}

export type Sheet =
	| { readonly kind: 'lines'; readonly lines: readonly BlankLine[] }
	| ({ readonly kind: 'table' } & BlankTable)
	| {
			readonly kind: 'sliderPin'
			readonly pins: readonly PinScale[]
			readonly arrow: string
			readonly steps: readonly DrawnStep[]
	  }

/** A named question and what is written under it, one ruled line for each field. */
export type BlankLine = {
	readonly name: string
	readonly hint: string
	/** What stands before each ruled line; may be empty. */
	readonly fields: readonly string[]
}

/** A table to fill in. The last line is for what follows from it. */
export type BlankTable = {
	readonly columns: readonly string[]
	/** The column that takes words and gets most of the width. */
	readonly wideColumn: number
	/** The first cell of each row; may be empty. */
	readonly rows: readonly string[]
	readonly closing?: string
}

/** The words under a slider, from full to empty. */
export type PinScale = readonly [full: string, half: string, empty: string]

/** A step with a drawing of it. */
export type DrawnStep = { readonly drawing: StepDrawing; readonly text: string }

export type StepDrawing = 'cut' | 'slot' | 'thread' | 'fasten'
