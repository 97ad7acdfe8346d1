import { z } from 'zod'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import type { Country, CountryCode } from '#domain/country/countries.ts'
import { day, link, text } from './common.ts'
import {
	benefitIcon,
	type Day,
	faq,
	type Faq,
	type FinalCall,
	pricing,
	type Pricing,
	testimonial,
	type Testimonials,
} from './landing.ts'

const titledText = z.strictObject({ title: text, text })
const question = faq.shape.questions.element

const pain = titledText.extend({
	moment: text.describe('“Wednesday, 16:10”'),
	picture: z
		.enum(['calendar', 'call', 'kettle', 'coatOnChair', 'coatOnHook', 'photograph', 'fern'])
		.describe('What the moment looks like; drawn in components/art/moments'),
})

export type MomentPictureName = z.infer<typeof pain>['picture']

/** Words of a single country's page. */
export const country = z.strictObject({
	name: text.describe('The country’s name in the page’s language'),
	updated: day.describe('The day of the last change of its words'),
	seo: z.strictObject({
		title: text.max(60),
		description: text.min(50).max(160),
		keywords: z.array(text).min(4),
		alternative: text.describe('What the country’s illustration shows'),
	}),
	hero: z.strictObject({
		badge: text.describe('The audience of the page, beside the flag'),
		headline: text,
		subheadline: text,
		claims: z.array(text).describe('Names of rows of facts/claims.yaml'),
		evening: z
			.strictObject({
				name: text,
				planned: text.describe('“Thursday, 19 points”'),
				moved: text.describe('“now Sunday, 19 points”'),
			})
			.describe(
				'What stands at Thursday’s window and can be moved; drawn in components/art/things',
			),
	}),
	problem: z.strictObject({ text, pains: z.tuple([pain, pain, pain]) }),
	benefits: z.tuple([titledText, titledText, titledText]),
	testimonials: z.array(testimonial),
	pricingNote: text,
	questions: z.array(question).min(1).describe('After the questions that all countries share'),
	closing: titledText,
})

const film = z.strictObject({
	label: text.describe('The accessible name of the film'),
	play: text.describe('On the button over the poster: “Watch the week, 90 seconds”'),
	unsupported: text.describe('For browsers that cannot play the film'),
})

const gridFeature = titledText.extend({ icon: benefitIcon })

const featureGrid = z.strictObject({
	title: text,
	items: z.array(gridFeature).length(7).describe('Seven features; the first is emphasised'),
})

const rival = z.strictObject({ name: text, good: text, open: text })

const comparison = z.strictObject({
	title: text,
	text,
	heads: z.tuple([text, text]).describe('The headings of the two columns: good, open'),
	rivals: z.array(rival).length(4).describe('Mood, calendar and productivity apps, then this one'),
})

const product = z.strictObject({
	title: text,
	items: z.tuple([titledText, titledText, titledText]),
})

/** Words shared by a language's country pages. */
export const countryShared = z.strictObject({
	features: z.tuple([text, text, text, text]),
	action: link,
	terms: text.describe('What it costs'),
	devices: text.describe('On which devices, and what the button does'),
	front: z
		.strictObject({
			label: text.describe('The accessible name of the days'),
			caption: text,
			hint: text.describe('Above the evening that can be moved'),
			move: text,
			undo: text,
			announcement: text.describe('“New forecast:”, before the changed evenings'),
		})
		.describe('An example week as a house front'),
	film,
	problem: z.strictObject({ title: text, action: link }),
	solution: z.strictObject({ title: text }),
	product,
	featureGrid,
	testimonials: z.strictObject({ title: text, sampleNote: text }),
	comparison,
	pricing: pricing.omit({ note: true }),
	faq: z.strictObject({ title: text, questions: z.array(question) }),
	closing: z.strictObject({
		action: link,
		elsewhere: text.describe('Before the links to the other countries’ pages'),
		further: z.array(link).describe('A test and a guide'),
	}),
})

/** A country's page: the data of the country, and all of the page's words. */
export type CountryPage = Country &
	Pick<z.infer<typeof country>, 'name' | 'updated' | 'seo'> & {
		readonly flag: Lowercase<CountryCode>
		/** The page's host. */
		readonly domain: string
		readonly content: RegionalHero & {
			readonly film: FilmWords
			readonly problem: Problem
			readonly solution: CountryTexts
			readonly product: CountryTexts
			readonly featureGrid: CountryTexts
			readonly testimonials: Testimonials
			readonly comparison: RivalComparison
			readonly pricing: Pricing
			readonly faq: Faq
			readonly closing: Closing
		}
	}

type Shared = z.infer<typeof countryShared>

export type RegionalHero = Omit<z.infer<typeof country>['hero'], 'claims' | 'evening'> &
	Pick<Shared, 'features' | 'action' | 'terms' | 'devices'> & {
		readonly claims: readonly LabelledClaim[]
	}

/** An example week as a house front, and the evening that can be moved. */
export type CountryFront = Shared['front'] & {
	readonly days: readonly Day[]
	readonly evening: z.infer<typeof country>['hero']['evening']
	/** The day to which the evening moves, from Monday (0). */
	readonly movesTo: number
	/** The evenings as planned, and with the evening moved. */
	readonly levelsByChanges: readonly (readonly number[])[]
}

/** The words of the player of the demo film. */
export type FilmWords = z.infer<typeof film>

/** The demo film: its files, and the text alternative. */
export type Film = {
	/** Wide, and tall for phones. */
	readonly cuts: Readonly<Record<'landscape' | 'portrait', FilmCut>>
	readonly captions: { readonly src: string; readonly label: string }
	readonly chapters: {
		readonly name: string
		readonly list: readonly { readonly from: number; readonly name: string }[]
	}
	/** The text alternative of the poster. */
	readonly poster: string
	/** The film in words, scene by scene. */
	readonly alternative: { readonly heading: string; readonly scenes: readonly string[] }
}

type FilmSource = { readonly src: string; readonly type: string }

export type FilmCut = {
	readonly width: number
	readonly height: number
	/** In order of preference for browsers. */
	readonly sources: readonly [webm: FilmSource, mp4: FilmSource]
	readonly poster: { readonly avif: string; readonly jpg: string }
}

/** Three situations, each with its picture. */
export type Problem = Shared['problem'] & z.infer<typeof country>['problem']

/** Three benefits, the three steps, or the seven features. */
export type CountryTexts = {
	readonly title: string
	readonly items: readonly (z.infer<typeof titledText> & {
		readonly icon?: z.infer<typeof benefitIcon>
	})[]
}

export type Rival = z.infer<typeof rival>

/** Strengths and gaps of other kinds of apps. */
export type RivalComparison = z.infer<typeof comparison>

export type Closing = FinalCall & Pick<Shared['closing'], 'elsewhere' | 'further'>
