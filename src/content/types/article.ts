import type { Source } from './citation.ts'
import type { Question } from './faq.ts'
import type { Head, IllustrationName, Link } from './page.ts'
import type { DrawnStep } from './printable.ts'

/** Words with marks: `[label](href)`, `**strong**`, `*em*`, `[^key]` for a source. See domain/prose. */
type Prose = string

/** A paragraph, or something else that stands between paragraphs. */
export type Block =
	| Prose
	| { readonly list: readonly Prose[] }
	| { readonly steps: readonly Prose[] }
	| { readonly note: Prose }
	/** A sentence from the text that deserves a line of its own. */
	| { readonly pull: string }
	| { readonly terms: readonly Term[] }
	| { readonly table: Comparison }
	| { readonly day: readonly Moment[] }
	| { readonly links: readonly LinkRow[] }
	| { readonly figure: FigureWords }
	| { readonly drawnSteps: readonly DrawnStep[] }

/** A finding that is drawn; `#components/ui/Figure.tsx` has the drawings. */
export type FigureName = 'delayedFatigue' | 'feltBetter'

export type FigureWords = {
	readonly name: FigureName
	readonly title: string
	/** What the left and the right of the drawing show, for every reader. */
	readonly labels: readonly [string, string]
	/** Where the numbers come from. */
	readonly caption: Prose
}

/** A name and what is to be said about it. */
export type Term = {
	readonly name: string
	readonly text: Prose
	/** Lights a window beside it, in percent. */
	readonly level?: number
	/** What the name takes the place of: the dark window above its own. */
	readonly insteadOf?: string
}

/** A link with a small window, lit to `level` percent. */
export type LinkRow = Link & { readonly level: number; readonly text: string }

export type ArticlePart = {
	/** The anchor: `/page#id`. */
	readonly id: string
	readonly title: string
	readonly blocks: readonly Block[]
}

/** The top of a page with a picture. */
export type ArticleHeadWords = {
	readonly head: Head
	readonly illustration: IllustrationName
	/** What the picture shows, for those who cannot see it. */
	readonly alternative: string
	readonly title: string
	readonly lede: string
	/** The way here from the start, for pages that show it. */
	readonly breadcrumb?: { readonly label: string; readonly links: readonly Link[] }
	readonly dates: Dates
	readonly next: NextStep
}

/** When a text was written, and who answers for it. */
export type Dates = {
	/** ISO 8601: `2026-11-21`. */
	readonly published: string
	readonly updated: string
	/** Both days as a sentence below the text. */
	readonly words: string
	/** Who wrote and checked the text, with a link to how. */
	readonly editors: Prose
}

/** What follows the text of every article. */
export type ArticleClosing = {
	readonly faq: ArticleFaq
	readonly related: readonly [LinkRow, LinkRow, LinkRow]
}

/** Four to six questions that readers search for, each with a plain text as its answer. */
type ArticleFaq = readonly [Question, Question, Question, Question, Question?, Question?]

/** The words around the parts of `ArticleClosing`, the same on every article. */
export type ArticleClosingWords = {
	readonly faq: string
	readonly related: string
	readonly lead: { readonly title: string; readonly prompt: string }
}

/** A page about the guides themselves. */
export type EditorialPage = Pick<
	ArticleHeadWords,
	'head' | 'illustration' | 'alternative' | 'title' | 'lede' | 'dates'
> &
	Pick<Article, 'contents' | 'parts'>

export type Article = ArticleHeadWords &
	ArticleClosing & {
		/** For someone who can read only this: large, short lines. */
		readonly first?: { readonly lines: readonly Term[] }
		/** The heading of the table of contents. */
		readonly contents: string
		readonly parts: readonly ArticlePart[]
		readonly sources: SourceList
	}

export type SourceList = {
	readonly title: string
	/** What stands before the names of the parts that mark a source. */
	readonly cited: string
	readonly items: readonly Source[]
}

/** Where a page ends: one thing to do now, and the app. */
export type NextStep = {
	readonly title: string
	readonly text: Prose
	readonly action: Link
	/** What stands beside the button, small. */
	readonly terms: string
}

/** A table; where its last column is the one that we advise, it is tinted. */
export type Comparison = {
	readonly label: string
	readonly isPlain?: boolean
	readonly columns: readonly string[]
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** A point of a day: "11:30", 36 percent left, what happened. */
export type Moment = {
	readonly time: string
	readonly level: number
	readonly title: string
	readonly text: string
}
