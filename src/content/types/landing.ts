import type { Link, IllustrationName } from './page.ts'

/** A day of the week in the hero's drawing. Energy is in percent. */
export type Day = {
	readonly name: string
	/** Monday's forecast for the day, in percent. */
	readonly forecast: number
	/** The energy left in the evening, in percent. */
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
	/** The claims that are switched on, one short sentence each. */
	readonly claims: readonly string[]
}

export type Explainer = {
	readonly title: string
	readonly text: string
	readonly steps: readonly { readonly title: string; readonly text: string }[]
	/** The energy cost of the four objects on the drawn shelf. */
	readonly prices: readonly [string, string, string, string]
	readonly claims: readonly string[]
}

/** A situation that the visitor may know. */
export type Scenario = {
	readonly icon: 'asleep' | 'envelopes' | 'messages'
	/** "The crash. Thursday, 16:40" */
	readonly scenario: string
	readonly title: string
	/** A thought in that situation, without quotation marks. */
	readonly quote: string
	readonly text: string
	readonly impact: string
}

export type Benefit = {
	readonly icon: BenefitIcon
	readonly title: string
	readonly description: string
	/** A claim with a figure; undefined if it is switched off. */
	readonly stat?: string | undefined
}

/** A line drawing of `#components/art/icons.ts`. */
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
	/** Whether it is a sample that we wrote, not a statement of a customer. */
	readonly isSample: boolean
}

export type Testimonials = {
	readonly title: string
	/** The note that marks samples; shown while there is one. */
	readonly sampleNote: string
	readonly items: readonly Testimonial[]
	readonly claims: readonly string[]
}

export type AssessmentCall = {
	/** The possible battery levels of a result, in percent, drawn as windows. */
	readonly levels: readonly number[]
	readonly title: string
	readonly text: string
	readonly action: Link
	readonly terms: string
}

export type LinkGrid = {
	readonly title: string
	readonly feature: Link & { readonly illustration: IllustrationName; readonly text: string }
	/** `level` is the level of the row's small window, in percent. */
	readonly rows: readonly (Link & { readonly level: number; readonly text: string })[]
}

export type FinalCall = { readonly title: string; readonly text: string; readonly action: Link }
