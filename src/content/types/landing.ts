import type { Link, IllustrationName } from './page.ts'

/** A day in the week's house front: energy from 0 to 100. */
export type Day = {
	readonly name: string
	/** What Monday's forecast said, in percent. */
	readonly forecast: number
	/** What was left that evening, in percent. */
	readonly level: number
	readonly silhouette: SilhouetteName
}

export type SilhouetteName = 'plant' | 'visitors' | 'crowd' | 'asleep' | 'cat' | 'reader' | 'sunday'

export type Hero = {
	readonly title: string
	readonly lede: string
	readonly action: Link
	readonly terms: string
	readonly week: {
		readonly label: string
		readonly forecastWord: string
		readonly days: readonly Day[]
		readonly caption: string
	}
	/** What we say about ourselves, one short sentence each; may be empty. */
	readonly claims: readonly string[]
}

export type Explainer = {
	readonly title: string
	readonly text: string
	readonly steps: readonly { readonly title: string; readonly text: string }[]
	/** What four objects on the shelf cost, as the drawing shows it. */
	readonly prices: readonly [string, string, string, string]
	readonly claims: readonly string[]
}

/** A moment that the visitor knows. */
export type Scenario = {
	readonly icon: 'asleep' | 'envelopes' | 'messages'
	/** "The crash. Thursday, 16:40" */
	readonly scenario: string
	readonly title: string
	/** What one says then, without quotation marks. */
	readonly quote: string
	readonly text: string
	readonly impact: string
}

export type Benefit = {
	readonly icon: BenefitIcon
	readonly title: string
	readonly description: string
	/** A figure in a sentence; absent where its claim is switched off. */
	readonly stat?: string | undefined
}

/** A line drawing; `#components/art/icons.ts` has them all. */
export type BenefitIcon = 'blind' | 'calendar' | 'shelf' | 'plant' | 'clock' | 'journal' | 'padlock'

export type Benefits = {
	readonly title: string
	readonly text: string
	readonly items: readonly Benefit[]
	readonly also: { readonly title: string; readonly items: readonly string[] }
}

export type Testimonial = {
	readonly title: string
	/** May contain `<b>`; nothing else. */
	readonly quote: string
	/** "Sample A" */
	readonly author: string
	readonly role: string
	/** Written by us to show the place, not said by a customer. */
	readonly isSample: boolean
}

export type Testimonials = {
	readonly title: string
	/** Says that samples are samples; shown while one is. */
	readonly sampleNote: string
	readonly items: readonly Testimonial[]
	readonly claims: readonly string[]
}

export type AssessmentCall = {
	/** The battery levels that a result can have, in percent, drawn as windows. */
	readonly levels: readonly number[]
	readonly title: string
	readonly text: string
	readonly action: Link
	readonly terms: string
}

export type LinkGrid = {
	readonly title: string
	readonly feature: Link & { readonly illustration: IllustrationName; readonly text: string }
	/** `level` lights the row's small window, in percent. */
	readonly rows: readonly (Link & { readonly level: number; readonly text: string })[]
}

export type FinalCall = { readonly title: string; readonly text: string; readonly action: Link }
