import type { ArticleClosing, ArticleHeadWords, ArticlePart } from './article.ts'

/** A short quotation whose author and place are known. */
export type Quote = {
	/** The anchor of its card. */
	readonly id: string
	/** Verse keeps its lines. */
	readonly text: string
	readonly author: string
	readonly category: string
	/** The exact work, with its part, year and translator. */
	readonly work: string
	/** What to know before one sends it to somebody. */
	readonly context: string
	/** The words as written, where we translated them. */
	readonly original?: { readonly text: string; readonly language: string }
}

/** What the small buttons of a quote say, and what is said when they were pressed. */
export type QuoteActions = {
	readonly copy: string
	readonly share: string
	readonly copied: string
	readonly linked: string
	/** Where nothing may be copied for you: the words are selected instead. */
	readonly selected: string
}

/** Short lines of our own, in groups. */
export type Captions = {
	readonly title: string
	readonly intro: string
	/** What the button beside each line does. */
	readonly copy: string
	readonly groups: readonly { readonly name: string; readonly lines: readonly string[] }[]
}

export type Quotes = ArticleHeadWords &
	ArticleClosing & {
		readonly captions: Captions
		readonly listTitle: string
		readonly actions: QuoteActions
		readonly items: readonly Quote[]
		readonly contents: string
		readonly parts: readonly ArticlePart[]
	}
