import type { RenderableTreeNode } from '@markdoc/markdoc'
import type { LabelledClaim } from '#cms/reader/rules/claims/claims.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { Message } from '#cms/reader/format/message.ts'
import type { AppScreenStep } from './app-screens.ts'
import type { Source } from './citation.ts'
import type { CopyWords, Link } from './common.ts'
import type { AppScreenName } from './drawings.ts'
import type { PlanTable } from './facts.ts'
import type { LeadFormWords } from './lead-form.ts'
import type { Guide, GuideWords, Pins, Policy, Quotes } from './guides.ts'

/** A link with a small window; `level` is in percent. */
export type LinkRow = Link & { readonly level: number; readonly text: string }

/** A part of a text, with its content as `#site/ui/text/ProseNodes.tsx` shows it. */
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
	readonly about?: string
	readonly action: Link
	/** The price, beside the button. */
	readonly terms: string
	/** The claims about the app. */
	readonly claims?: readonly LabelledClaim[] | undefined
}

/** The head of an article: its illustration, or first steps for a reader in need. */
export type OpeningWords = Pick<
	Guide,
	'title' | 'lede' | 'illustration' | 'alternative' | 'breadcrumb' | 'action' | 'signup'
> &
	Partial<Pick<Guide, 'first' | 'lineByLine'>> & {
		/** The author note of the page, in two sentences. */
		readonly maker?: readonly string[]
	}

/** The head of a legal page, with the plans on pages about paying. */
export type PolicyWords = Pick<Policy, 'drawing' | 'title' | 'lede' | 'updatedLabel'> & {
	readonly language: PageLanguage
	readonly plans?: PlanTable | undefined
}

/** The table of contents and the parts of an article. */
export type BodyWords<Part = ArticlePart> = {
	readonly contents: string
	readonly parts: readonly Part[]
	readonly sources?: SourceList | undefined
	/** A heading above the table of contents. */
	readonly use?: Pins['use']
	/** The app screens available to the text. */
	readonly screens?: Readonly<Record<AppScreenName, AppScreenStep>>
}

/** The parts after the text of every article. */
export type ClosingWords = {
	readonly words: GuideWords['closing']
	readonly next: NextStep
	readonly related: readonly LinkRow[]
	readonly dates: Dates
	readonly parts: readonly ArticlePart[]
	readonly sources: SourceList
	readonly leadForm: LeadFormWords
	/** The source submitted by the form. */
	readonly source: string
}

/** With the feedback of a copy button. */
type WithFeedback<Words> = Words & { readonly after: CopyWords }

export type WallWords = Pick<Quotes, 'listTitle' | 'listNote' | 'topic' | 'items'> & {
	readonly actions: WithFeedback<Quotes['actions']>
}
export type CaptionsWords = WithFeedback<Quotes['captions']>
export type PinsWords = Pick<Pins, 'listTitle' | 'items'> & {
	readonly actions: WithFeedback<Pins['actions']>
}

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
