import type { AppScreenStep } from './app-screen.ts'
import type { Source } from './citation.ts'
import type { Question } from './faq.ts'
import type { Head, IllustrationName, Link } from './page.ts'
import type { SceneName } from './scene.ts'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import type { EnglishPageName, PageLanguage, PageName, pages } from '#domain/pages/pages.ts'
import type { Template } from '#domain/template/fill-template.ts'
import type { DrawnStep } from '#words/schemas/printables.ts'

/** Text with the markup of `domain/prose`: `[label](href)`, `**strong**`, `*em*`, `[^key]` for a citation. */
type Prose = string

/** A block of an article: a paragraph if it is a string. */
export type Block =
	| Prose
	| { readonly list: readonly Prose[] }
	| { readonly steps: readonly Prose[] }
	| { readonly note: Prose }
	| { readonly terms: readonly Term[] }
	| { readonly table: Comparison }
	| { readonly day: readonly Moment[]; readonly unit?: string }
	| { readonly links: readonly LinkRow[] }
	| { readonly figure: FigureWords }
	| { readonly scene: SceneWords }
	| { readonly pull: string }
	| { readonly drawnSteps: readonly DrawnStep[] }
	| { readonly screens: readonly AppScreenStep[] }
	| { readonly details: Details }

/** Blocks behind a line that opens them: what few readers look for. */
export type Details = { readonly summary: string; readonly blocks: readonly Block[] }

/** A drawing for the paragraph before or after it, which needs no alternative text. */
export type SceneWords = { readonly name: SceneName; readonly caption?: Prose }

/** A finding with a drawing of `#components/ui/Figure.tsx`. */
export type FigureName = 'delayedFatigue' | 'feltBetter' | 'shortBreaks'

export type FigureWords = {
	readonly name: FigureName
	readonly title: string
	/** The labels of the left and right parts of the drawing. */
	readonly labels: readonly [string, string]
	/** The source of the numbers. */
	readonly caption: Prose
}

/** A term and its description. */
export type Term = {
	readonly name: string
	readonly text: Prose
	/** The level of the window drawn beside it, in percent. */
	readonly level?: number
	/** The name that this one replaces, drawn as a dark window above. */
	readonly insteadOf?: string
}

/** A link with a small window; `level` is in percent. */
export type LinkRow = Link & { readonly level: number; readonly text: string }

export type ArticlePart = {
	/** The fragment of the part's address: `/page#id`. */
	readonly id: string
	readonly title: string
	readonly blocks: readonly Block[]
}

/** The head and hero of a page with an illustration. */
export type ArticleHeadWords = {
	readonly head: Head
	readonly illustration: IllustrationName
	/** The text alternative of the illustration. */
	readonly alternative: string
	readonly title: string
	readonly lede: string
	/** The breadcrumbs, for pages that show them. */
	readonly breadcrumb?: { readonly label: string; readonly links: readonly Link[] }
	/** The call to action: the signup, or what the page is for. */
	readonly action?: Link
	/** The signup, where `action` is something else. */
	readonly signup?: Link
	readonly dates: Dates
	readonly next: NextStep
}

/** The dates and the editors of a text. */
export type Dates = {
	/** ISO 8601: `2026-11-21`. */
	readonly published: string
	readonly updated: string
	/** Both days as a sentence below the text. */
	readonly words: string
	/** The line that names the editors, with a link to their method. */
	readonly editors: Prose
}

/** The parts after the text of every article. */
export type ArticleClosing = {
	readonly faq: ArticleFaq
	readonly related: readonly [LinkRow, LinkRow, LinkRow]
}

/** Four to six questions that readers search for, each with a plain text as its answer. */
type ArticleFaq = readonly [Question, Question, Question, Question, Question?, Question?]

/** The headings and labels of `ArticleClosing`, which are the same on every article. */
export type ArticleClosingWords = {
	readonly faq: string
	readonly related: string
	readonly lead: { readonly title: string; readonly prompt: string }
}

/** A page that articles lead to at their end. */
export type GuideName = Extract<
	EnglishPageName,
	`${'social' | 'low' | 'my' | 'introvert'}${string}` | 'mbtiTest'
>

/** The words around every article, the same for all articles in a language. */
export type ArticleWords = {
	readonly closing: ArticleClosingWords
	/** How other articles name each guide and test. */
	readonly guides: Readonly<Record<GuideName, string>>
	readonly sources: Omit<SourceList, 'items'>
	readonly dates: {
		readonly published: Template<'day'>
		readonly changed: Template<'published' | 'updated'>
		/** Who checked the article; ends before the link to the page on method. */
		readonly editors: string
		readonly method: string
	}
	/** The line that says who made a guide or a test, and the price behind it. */
	readonly maker: {
		readonly guide: string
		readonly test: string
		readonly price: string
		/** Below the notes of a test, before the links to the app's page and to the privacy policy. */
		readonly notes: string
		readonly app: string
		readonly privacy: string
	}
}

/** A page about the guides. */
export type EditorialPage = Pick<
	ArticleHeadWords,
	'head' | 'illustration' | 'alternative' | 'title' | 'lede' | 'dates'
> &
	Pick<Article, 'contents' | 'parts'>

export type Article = ArticleHeadWords &
	ArticleClosing & {
		/** Short lines in large type at the top, for a reader who reads nothing else. */
		readonly first?: { readonly lines: readonly Term[] }
		/** The heading of the table of contents. */
		readonly contents: string
		readonly parts: readonly ArticlePart[]
		readonly sources: SourceList
	}

/** What citation marks show: their accessible name before the number, and the keys of the sources in their order. */
export type SourceMarks = { readonly mark: string; readonly keys: readonly string[] }

export type SourceList = {
	readonly title: string
	/** The line that opens the list. */
	readonly summary: Template<'count'>
	/** The label before the parts that cite a source. */
	readonly cited: string
	/** The accessible name of a citation mark, before its number. */
	readonly mark: string
	readonly items: readonly Source[]
}

/** The end of a page: a call to action, and the app. */
export type NextStep = {
	readonly title: string
	readonly text: Prose
	/** What the app is. */
	readonly about: string
	readonly action: Link
	/** What it costs, beside the button. */
	readonly terms: string
	/** What the app aims at, in figures. */
	readonly claims?: readonly LabelledClaim[]
}

/** A table. The last column is tinted if it is the recommended one. */
export type Comparison = {
	readonly label: string
	readonly isPlain?: boolean
	readonly columns: readonly string[]
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** An event of an example day: its time, "11:30", and the level that is left, in percent. */
export type Moment = {
	readonly time: string
	readonly level: number
	readonly title: string
	readonly text: string
}

/** The pages that are articles without a layout of their own. */
type ArticleName = Extract<
	PageName,
	| 'introvertProductivity'
	| 'introvertSocialBattery'
	| 'lowSocialBattery'
	| 'mySocialBattery'
	| 'socialBatteryDrained'
	| 'socialBatteryPsychology'
	| 'socialBatteryRecharge'
	| 'socialBatteryTracker'
	| 'socialEnergyManagement'
>

/** The articles that the table of pages has in a language: one without its words does not compile. */
export type ArticlesIn<Tag extends PageLanguage> = {
	readonly [Name in ArticleName as Tag extends keyof (typeof pages)[Name] ? Name : never]: Article
}
