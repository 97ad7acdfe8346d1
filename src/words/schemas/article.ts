import type { CopyWords } from './common.ts'
import type { RenderableTreeNode } from '@markdoc/markdoc'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import type { Message } from '#words/message.ts'
import type { Source } from './citation.ts'
import type { Guide, GuideWords, Pins, Policy, Quotes } from './guides.ts'

type Link = { readonly label: string; readonly href: string }

/** A link with a small window; `level` is in percent. */
export type LinkRow = Link & { readonly level: number; readonly text: string }

/** A part of a text, with its content as `#components/ui/ProseNodes.tsx` shows it. */
export type ArticlePart = {
	/** The fragment of the part's address: `/page#id`. */
	readonly id: string
	readonly title: string
	readonly content: readonly RenderableTreeNode[]
	/** The keys of the cited sources. */
	readonly cites: readonly string[]
}

/** Data for citation marks: their accessible name before the number, and the source keys in order. */
export type SourceMarks = { readonly mark: string; readonly keys: readonly string[] }

/** A text's sources, in the order of their first citation. */
export type SourceList = GuideWords['sources'] & {
	readonly summary: Message<'count'>
	readonly items: readonly Source[]
}

/** The dates and the editors of a text. */
export type Dates = {
	/** ISO 8601: `2026-11-21`. */
	readonly published: string
	readonly updated: string
	/** Both days as a sentence below the text. */
	readonly words: string
	/** The line with the editors, and a link to their method. */
	readonly editors: string
}

/** The end of a page: a call to action, and the app. */
export type NextStep = {
	readonly title: string
	readonly text: string
	/** A description of the app. */
	readonly about: string
	readonly action: Link
	/** The price, beside the button. */
	readonly terms: string
	/** The app's targets, in figures. */
	readonly claims?: readonly LabelledClaim[] | undefined
}

/** The head of a page with a main illustration. */
export type ArticleHeadWords = Pick<
	Guide,
	'title' | 'lede' | 'illustration' | 'alternative' | 'breadcrumb' | 'action' | 'signup'
>

/** The parts after the text of every article. */
export type ArticleClosing = { readonly faq: Guide['faq']; readonly related: readonly LinkRow[] }

export type ArticleBody = {
	readonly contents: string
	readonly parts: readonly ArticlePart[]
	readonly sources?: SourceList | undefined
}

/** The words of `ArticleClosing`, the same for all articles. */
export type ArticleClosingWords = GuideWords['closing']

/** Feedback of a copy button. */
export type QuoteActions = Quotes['actions'] & { readonly after: CopyWords }
export type Captions = Quotes['captions'] & { readonly after: CopyWords }
export type PinActions = Pins['actions'] & { readonly after: CopyWords }

/** The head of a legal page. */
export type PolicyHead = Pick<Policy, 'drawing' | 'title' | 'lede' | 'updatedLabel' | 'contents'>

/** A table. The last column is tinted if it is the recommended one. */
export type Comparison<Cell = string> = {
	readonly label: string
	readonly isPlain?: boolean
	readonly columns: readonly string[]
	readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[]
}

/** An event of an example day: its time, "11:30", and the remaining level, in percent. */
export type Moment<Text = string> = {
	readonly time: string
	readonly level: number
	readonly title: string
	readonly text: Text
}
