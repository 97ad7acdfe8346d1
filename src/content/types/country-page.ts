import type { BenefitIcon, Day, FinalCall, Testimonials } from '#words/schemas/landing.ts'
import type { Faq } from '#words/schemas/landing.ts'
import type { Link } from './page.ts'
import type { Pricing } from '#words/schemas/landing.ts'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import type { Country, CountryCode } from '#domain/country/countries.ts'

/** A country's page: the data of the country, and all of the page's words. */
export type CountryPage = Country & {
	/** The country's name in the page's language. */
	readonly name: string
	readonly flag: Lowercase<CountryCode>
	/** The host that the page is served from. */
	readonly domain: string
	/** The day its words last changed, `2026-11-21`. */
	readonly updated: string
	readonly seo: {
		readonly title: string
		readonly description: string
		readonly keywords: readonly string[]
		/** The text alternative of the country's illustration. */
		readonly alternative: string
	}
	readonly content: RegionalHero & {
		readonly film: FilmWords
		readonly problem: Problem
		readonly solution: Solution
		readonly product: Product
		readonly featureGrid: FeatureGrid
		readonly testimonials: Testimonials
		readonly comparison: RivalComparison
		readonly pricing: Pricing
		readonly faq: Faq
		readonly closing: Closing
	}
}

export type RegionalHero = {
	/** The audience of the page, beside the flag. */
	readonly badge: string
	readonly headline: string
	readonly subheadline: string
	readonly features: readonly [string, string, string, string]
	readonly action: Link
	/** What it costs. */
	readonly terms: string
	/** On which devices, and what the button does. */
	readonly devices: string
	readonly claims: readonly LabelledClaim[]
}

/** An example week as a house front: each evening's forecast and level. */
export type CountryFront = {
	/** The accessible name of the list of days. */
	readonly label: string
	readonly days: readonly Day[]
	readonly caption: string
}

/** The words of the player of the demo film. */
export type FilmWords = {
	/** The accessible name of the film. */
	readonly label: string
	/** On the button over the poster: "Watch the week, 90 seconds". */
	readonly play: string
	/** The fallback for browsers that cannot play the film. */
	readonly unsupported: string
}

/** The demo film: its files, and the text alternative. */
export type Film = {
	/** Wide, and tall for phones. */
	readonly cuts: Readonly<Record<'landscape' | 'portrait', FilmCut>>
	readonly captions: { readonly src: string; readonly label: string }
	/** The text alternative of the poster. */
	readonly poster: string
	/** The film in words, scene by scene. */
	readonly alternative: { readonly heading: string; readonly scenes: readonly string[] }
}

export type FilmCut = {
	readonly width: number
	readonly height: number
	readonly sources: readonly { readonly src: string; readonly type: string }[]
	readonly poster: { readonly avif: string; readonly jpg: string }
}

/** Three situations, each with its picture. */
export type Problem = {
	readonly title: string
	readonly text: string
	readonly pains: readonly [Pain, Pain, Pain]
	readonly action: Link
}

export type Pain = {
	/** "Wednesday, 16:10" */
	readonly moment: string
	readonly title: string
	readonly text: string
	readonly picture: MomentPictureName
}

/** What the moment looks like; drawn in `#components/art/moments`. */
export type MomentPictureName =
	| 'calendar'
	| 'call'
	| 'kettle'
	| 'coatOnChair'
	| 'coatOnHook'
	| 'photograph'
	| 'fern'

type TitledText = { readonly title: string; readonly text: string }

export type Solution = {
	readonly title: string
	readonly benefits: readonly [TitledText, TitledText, TitledText]
}

export type Product = {
	readonly title: string
	readonly steps: readonly [TitledText, TitledText, TitledText]
	/** The caption of the window beside the steps. */
	readonly caption: string
}

type GridFeature = TitledText & { readonly icon: BenefitIcon }

/** Seven features; the first is emphasised. */
export type FeatureGrid = {
	readonly title: string
	readonly features: readonly [
		GridFeature,
		GridFeature,
		GridFeature,
		GridFeature,
		GridFeature,
		GridFeature,
		GridFeature,
	]
}

/** What other kinds of app do well, and what they lack. */
export type RivalComparison = {
	readonly title: string
	readonly text: string
	/** The headings of the two columns. */
	readonly heads: readonly [good: string, open: string]
	/** Mood, calendar and productivity apps, then this one. */
	readonly rivals: readonly [Rival, Rival, Rival, Rival]
}

export type Rival = { readonly name: string; readonly good: string; readonly open: string }

export type Closing = FinalCall & {
	/** Before the links to the other countries' pages. */
	readonly elsewhere: string
	/** A test and a guide. The label names the language if it differs from the page's. */
	readonly further: readonly Link[]
}
