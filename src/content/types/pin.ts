import type { ArticleClosing, ArticleHeadWords, ArticlePart } from './article.ts'

/** What is drawn on a pin; `#components/art/motifs.ts` has them all. */
export type MotifName =
	| 'windowLow'
	| 'windowFull'
	| 'lamp'
	| 'clock'
	| 'door'
	| 'envelope'
	| 'cat'
	| 'moon'
	| 'panes'
	| 'book'
	| 'house'
	| 'blind'

/** A statement to wear. Colours are hex: a pin leaves the page and its theme behind. */
export type Pin = {
	readonly id: string
	/** One or two lines. */
	readonly text: readonly [string] | readonly [string, string]
	/** What it looks like, in words. */
	readonly style: string
	readonly bgColor: string
	readonly textColor: string
	readonly motif: MotifName
}

export type PinActions = {
	readonly copy: string
	readonly png: string
	readonly svg: string
	readonly copied: string
	/** Where nothing may be copied for you: the words follow. */
	readonly refused: string
	readonly print: string
}

export type Pins = ArticleHeadWords &
	ArticleClosing & {
		readonly listTitle: string
		readonly actions: PinActions
		readonly items: readonly Pin[]
		readonly contents: string
		readonly parts: readonly ArticlePart[]
	}
