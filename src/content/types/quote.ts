import type { CopyWords } from './copy.ts'
import type { ArticleClosing, ArticleHeadWords, ArticlePart } from './article.ts'

/** A short quotation with a known author and work. */
export type Quote = {
	/** The anchor of its card. */
	readonly id: string
	/** Verse keeps its lines. */
	readonly text: string
	readonly author: string
	readonly category: string
	/** The exact work, with its part, year and translator. */
	readonly work: string
	/** The context of the quotation, to know before sharing it. */
	readonly context: string
	/** The original text, if ours is a translation. */
	readonly original?: { readonly text: string; readonly language: string }
}

/** The labels of a quote's buttons, and what they say once they are pressed. */
export type QuoteActions = {
	readonly copy: string
	readonly share: string
	readonly after: CopyWords
}

/** Short lines of our own, in groups. */
export type Captions = {
	readonly title: string
	readonly intro: string
	/** What the button beside each line does. */
	readonly copy: string
	readonly after: CopyWords
	readonly groups: readonly { readonly name: string; readonly lines: readonly string[] }[]
}

export type Quotes = ArticleHeadWords &
	ArticleClosing & {
		readonly captions: Captions
		readonly listTitle: string
		/** How the quotes are punctuated. */
		readonly listNote: string
		/** The label before the category of a quote. */
		readonly topic: string
		readonly actions: QuoteActions
		readonly items: readonly Quote[]
		readonly contents: string
		readonly parts: readonly ArticlePart[]
	}
