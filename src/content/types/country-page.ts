import type { BenefitIcon, FinalCall, Testimonials } from './landing.ts'
import type { Faq } from './faq.ts'
import type { Link } from './page.ts'
import type { Pricing } from './pricing.ts'
import type { Country, CountryCode } from '#domain/country/countries.ts'

/** A country's page: what is fixed about the country, and every word. */
export type CountryPage = Country & {
	/** As the country calls itself in the page's language. */
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
		/** What the country's picture shows, for those who cannot see it. */
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
	/** Whom the page is for; stands beside the flag. */
	readonly badge: string
	readonly headline: string
	readonly subheadline: string
	readonly features: readonly [string, string, string, string]
	readonly action: Link
	readonly claims: readonly string[]
}

/** What the player of the demo film says. */
export type FilmWords = {
	/** What the film is, for those who do not see it. */
	readonly label: string
	/** On the button over the poster: "Watch the week, 90 seconds". */
	readonly play: string
	/** Where the film cannot be shown at all. */
	readonly unsupported: string
}

/** The demo film: its files, and what is said in its place. */
export type Film = {
	/** Wide, and tall for phones. */
	readonly cuts: Readonly<Record<'landscape' | 'portrait', FilmCut>>
	readonly captions: { readonly src: string; readonly label: string }
	/** What the poster shows. */
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

/** Three moments that go wrong, each with a window: how far the blind is up, and what light is left. */
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
	readonly forecast: number
	readonly level: number
}

type TitledText = { readonly title: string; readonly text: string }

export type Solution = {
	readonly title: string
	readonly benefits: readonly [TitledText, TitledText, TitledText]
}

export type Product = {
	readonly title: string
	readonly steps: readonly [TitledText, TitledText, TitledText]
	/** Under the window beside the steps. */
	readonly caption: string
}

type GridFeature = TitledText & { readonly icon: BenefitIcon }

/** Seven; the first is the one that matters. */
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

/** What other kinds of app are good at and what they leave open. */
export type RivalComparison = {
	readonly title: string
	readonly text: string
	/** Over the two columns. */
	readonly heads: readonly [good: string, open: string]
	/** Mood, calendar and productivity apps, then ours. */
	readonly rivals: readonly [Rival, Rival, Rival, Rival]
}

export type Rival = { readonly name: string; readonly good: string; readonly open: string }

export type Closing = FinalCall & {
	/** Before the links to the other countries' pages. */
	readonly elsewhere: string
	/** A test and a guide; says so where they are in another language. */
	readonly further: readonly Link[]
}
