import type { AppScreenStep, EventIconName } from './app-screen.ts'
import type { Link, IllustrationName } from './page.ts'
import type { LabelledClaim } from '#domain/claims/claims.ts'

/** A day of the week in the hero's drawing. Energy is in percent. */
export type Day = {
	readonly name: string
	/** Monday's forecast for the day, in percent. */
	readonly forecast: number
	/** The energy left in the evening, in percent. */
	readonly level: number
	readonly silhouette: SilhouetteName
	/** Takes the place of `silhouette` above the low line. */
	readonly silhouetteAbove?: SilhouetteName
}

export type SilhouetteName = 'plant' | 'visitors' | 'crowd' | 'asleep' | 'cat' | 'reader' | 'sunday'

export type Hero = {
	readonly title: string
	readonly lede: string
	readonly action: Link
	/** What it costs. */
	readonly terms: string
	/** On which devices, and what the button does. */
	readonly devices: string
	readonly week: TryWeek
}

/** Monday's forecast of a week in which three events can be changed. */
export type TryWeek = {
	readonly label: string
	readonly days: readonly (Day & { readonly longName: string })[]
	/** The levels after each combination of changes; bit n of the index is change n. */
	readonly levelsByChanges: readonly (readonly number[])[]
	readonly caption: string
	/** The screen of the phone. */
	readonly phone: {
		readonly time: string
		readonly title: string
		readonly unit: string
		readonly hint: string
		readonly changes: readonly [PlanChangeWords, PlanChangeWords, PlanChangeWords]
		readonly undo: string
	}
	/** Announced to screen readers before the new numbers. */
	readonly announcement: string
}

/** One event on the phone, before and after it is changed. */
export type PlanChangeWords = {
	readonly icon: EventIconName
	readonly name: string
	/** "Thu, costs 23" */
	readonly planned: string
	/** "now Tue, costs 23" */
	readonly changed: string
	/** "Move" */
	readonly action: string
	/** The whole action in words, for screen readers; begins with `action`. */
	readonly label: string
	/** The event does not take place. */
	readonly isSkipped?: boolean
}

export type HowItWorks = {
	readonly title: string
	readonly text: string
	readonly steps: readonly [AppScreenStep, AppScreenStep, AppScreenStep]
	/** The claims that are switched on. */
	readonly claims: readonly LabelledClaim[]
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
	readonly stat?: LabelledClaim | undefined
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
	readonly claims: readonly LabelledClaim[]
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
