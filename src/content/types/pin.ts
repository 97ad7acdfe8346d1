import type { CopyWords } from './copy.ts'
import type { ArticleClosing, ArticleHeadWords, ArticlePart } from './article.ts'

/** A drawing of `#components/art/motifs.ts`. */
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

/** A badge with a text. Colours are hex, because a downloaded pin has no theme. */
export type Pin = {
	readonly id: string
	/** One or two lines. */
	readonly text: readonly [string] | readonly [string, string]
	/** A description of its appearance. */
	readonly style: string
	readonly bgColor: string
	readonly textColor: string
	readonly motif: MotifName
}

export type PinActions = {
	readonly copy: string
	readonly png: string
	readonly svg: string
	readonly after: CopyWords
	/** Says that the buttons of a pin appear under the mouse; shown where there is one. */
	readonly hint: string
	readonly print: string
}

export type Pins = ArticleHeadWords &
	ArticleClosing & {
		readonly listTitle: string
		readonly actions: PinActions
		readonly items: readonly Pin[]
		/** The heading above the parts, and a sentence below it. */
		readonly use: { readonly title: string; readonly text: string }
		readonly contents: string
		readonly parts: readonly ArticlePart[]
	}
