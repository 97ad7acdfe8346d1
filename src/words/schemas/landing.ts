import { z } from 'zod'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import { type AppScreenStep, eventIcon } from './app-screens.ts'
import { day, link, text } from './common.ts'
import type { PlanTable } from './facts.ts'
import type { LeadFormWords } from './lead-form.ts'

const percent = z.int().min(0).max(100)
const claims = z.array(text).describe('Names of rows of facts/claims.yaml')
const question = z.strictObject({ question: text, answer: text })

/** Readers' questions with answers. */
export const faq = z.strictObject({ title: text, questions: z.array(question).min(1) })

export type Faq = z.infer<typeof faq>

export type SilhouetteName = 'plant' | 'visitors' | 'crowd' | 'asleep' | 'cat' | 'reader' | 'sunday'

/** A day of the week in the hero's drawing. Energy is in percent. */
export type Day = {
	readonly name: string
	/** Monday's forecast for the day, in percent. */
	readonly forecast: number
	/** The energy left in the evening, in percent. */
	readonly level: number
	readonly silhouette: SilhouetteName
	/** Replaces `silhouette` above the low line. */
	readonly silhouetteAbove?: SilhouetteName
}

const planChange = z
	.strictObject({
		icon: eventIcon,
		name: text,
		planned: text.describe('“Thu, 23 points”'),
		changed: text.describe('“now Tue, 23 points”'),
		action: text.describe('“Move”'),
		isSkipped: z.boolean().exactOptional().describe('The event does not take place'),
	})
	.describe('One event on the phone, before and after it is changed')

const tryWeek = z.strictObject({
	label: text,
	caption: text,
	phone: z.strictObject({
		time: text,
		title: text,
		unit: text,
		hint: text,
		changes: z.tuple([planChange, planChange, planChange]),
		undo: text,
	}),
	announcement: text.describe('Announced to screen readers before the new numbers'),
})

export type PlanChangeWords = z.infer<typeof planChange>

/** Monday's forecast of a week with three changeable events. */
export type TryWeek = z.infer<typeof tryWeek> & {
	readonly days: readonly (Day & { readonly longName: string })[]
	/** The levels after each combination of changes; bit n of the index is change n. */
	readonly levelsByChanges: readonly (readonly number[])[]
}

const hero = z.strictObject({
	title: text,
	lede: text,
	action: link,
	terms: text.describe('What it costs'),
	devices: text.describe('On which devices, and what the button does'),
	week: tryWeek,
})

export type Hero = Omit<z.infer<typeof hero>, 'week'> & { readonly week: TryWeek }

const screenStep = z.strictObject({
	screen: z.enum(['checkIn', 'cost', 'costs', 'week']).describe('A screen of app-screens.yaml'),
	title: text.exactOptional().describe('If it differs from that of the screen'),
	text: text.exactOptional().describe('If it differs from that of the screen'),
	claims: claims.default([]),
})

const howItWorks = z.strictObject({
	title: text,
	text,
	steps: z.tuple([screenStep, screenStep, screenStep]),
})

export type HowItWorks = Omit<z.infer<typeof howItWorks>, 'steps'> & {
	/** With enabled claims. */
	readonly steps: readonly (AppScreenStep & { readonly claims: readonly LabelledClaim[] })[]
}

const scenario = z
	.strictObject({
		icon: z.enum(['asleep', 'envelopes', 'messages']),
		scenario: text.describe('“The crash, 16:40”'),
		title: text,
		quote: text.describe('A thought in that situation, without quotation marks'),
		text,
	})
	.describe('A situation that the visitor may know')

const scenarios = z.strictObject({
	title: text,
	items: z.tuple([scenario, scenario, scenario]),
	impact: text.describe('What the forecast said, in Markdown: strong numbers are lit'),
})

export type Scenarios = z.infer<typeof scenarios>

/** A line drawing of `#components/art/icons.ts`. */
export const benefitIcon = z.enum([
	'blind',
	'calendar',
	'shelf',
	'plant',
	'clock',
	'journal',
	'padlock',
])

const captioned = { caption: text.describe('Above the number'), unit: text.describe('Below it') }

const benefitPicture = z
	.discriminatedUnion('kind', [
		z.strictObject({ kind: z.literal('forecast'), ...captioned }),
		z.strictObject({
			kind: z.literal('budget'),
			...captioned,
			parts: z
				.array(z.strictObject({ name: text, points: percent }))
				.describe('What is promised, of 100 points'),
			free: text.describe('The name of the rest'),
		}),
		z.strictObject({
			kind: z.literal('message'),
			lines: z
				.tuple([text, text, text])
				.describe('Somebody asks, the answer in Markdown, the reply'),
		}),
		z.strictObject({ kind: z.literal('rest'), ...captioned }),
	])
	.describe('A part of the app, drawn')

export type BenefitPictureWords = z.infer<typeof benefitPicture>

const benefits = z.strictObject({
	title: text,
	text,
	items: z.array(
		z.strictObject({
			picture: benefitPicture,
			title: text,
			description: text,
			claim: text.describe('A row of facts/claims.yaml, shown below if it is switched on'),
		}),
	),
	also: text.describe('Other features, in Markdown'),
})

type Benefit = Omit<z.infer<typeof benefits>['items'][number], 'claim'> & {
	/** A claim with a figure; undefined if disabled. */
	readonly stat?: LabelledClaim | undefined
}

export type Benefits = Omit<z.infer<typeof benefits>, 'items'> & {
	readonly items: readonly Benefit[]
}

/** Customers' statements, or samples. */
export const testimonial = z.strictObject({
	title: text,
	quote: text.describe('May contain <b>; nothing else'),
	author: text.describe('“Sample A”'),
	role: text,
	isSample: z.boolean().describe('Whether we wrote it: it is marked until a customer has said it'),
})

export type Testimonial = z.infer<typeof testimonial>

const testimonials = z.strictObject({
	title: text,
	sampleNote: text.describe('Marks samples; shown while there is one'),
	items: z.array(testimonial),
	claims,
})

export type Testimonials = Omit<z.infer<typeof testimonials>, 'claims'> & {
	readonly claims: readonly LabelledClaim[]
}

const assessment = z.strictObject({
	levels: z.array(percent).describe('The possible battery levels of a result, drawn as windows'),
	title: text,
	text,
	action: link,
	terms: text,
})

export type AssessmentCall = z.infer<typeof assessment>

const linkGrid = z.strictObject({
	title: text,
	feature: link.extend({ illustration: z.literal('emergency'), text }),
	rows: z.array(link.extend({ level: percent.describe('Of the row’s small window'), text })),
})

export type LinkGrid = z.infer<typeof linkGrid>

/** A page's final call to action. */
export const finalCall = z.strictObject({ title: text, text, action: link })

export type FinalCall = z.infer<typeof finalCall>

/** A page's own words in the price list, beside the facts about the plans. */
export const pricing = z.strictObject({
	items: z.array(text).min(1).describe('What the plan on sale includes'),
	action: link,
	premium: z.strictObject({
		name: text,
		items: z.array(text).describe('What Premium includes beside the plan on sale'),
		action: z.strictObject({ label: text }),
		lead: z
			.strictObject({ prompt: text, disclosure: text.describe('What opens the form') })
			.exactOptional()
			.describe('The waitlist form for Premium'),
	}),
	note: text,
})

/** The landing page. */
export const home = z.strictObject({
	head: z.strictObject({
		title: text,
		description: text.min(50).max(160),
		updated: day,
		card: z.strictObject({ alternative: text, note: text }),
	}),
	hero,
	howItWorks,
	scenarios,
	benefits,
	testimonials,
	pricing,
	faq,
	assessment,
	linkGrid,
	finalCall,
	floatingCall: link,
})

export type Offer = {
	readonly name: string
	readonly price: string
	readonly terms: string
	readonly items: readonly string[]
	/** Without `href` the offer is not available yet, and its button is disabled. */
	readonly action: { readonly label: string; readonly href?: string }
	/** The discount: "Save" and an amount. */
	readonly saving?: string
	/** An explanation of the discount, because the two offers differ. */
	readonly savingMeaning?: string
	/** The waitlist form for an offer that is not available yet. */
	readonly lead?: LeadFormWords & {
		readonly source: string
		/** The label that opens the form. */
		readonly disclosure: string
	}
}

export type PricingWords = z.infer<typeof pricing>

export type Pricing = {
	readonly title: string
	readonly offers: readonly [Offer, Offer]
	/** Both plans side by side. */
	readonly plans: PlanTable
	/** The content of the free week, and of the paid plan. */
	readonly meaning: string
	readonly note: string
}
